import { COMMON_PASSWORD_STEMS } from './commonPasswords.ts'

/** Spec §5 and §9. Checked where the password is typed, since the server never sees one. */
export const PASSWORD_MIN_LENGTH = 10

export type PasswordRule = 'length' | 'lowercase' | 'uppercase' | 'number' | 'special' | 'common' | 'personal'

export interface PasswordJudgement {
  /** Rules that fail, in the order in which a form lists them; empty where the password may be used. */
  failed: PasswordRule[]
  /** 0 very weak … 4 very strong. A rough estimate, for a bar under the field. */
  strength: 0 | 1 | 2 | 3 | 4
}

/** Judges a password. `personal` are words that must not be all of it, such as the e-mail address. */
export function judgePassword(password: string, personal: readonly string[] = []): PasswordJudgement {
  const text = password.normalize('NFKC')
  const failed: PasswordRule[] = []
  if (Array.from(text).length < PASSWORD_MIN_LENGTH) failed.push('length')
  if (!/\p{Ll}/u.test(text)) failed.push('lowercase')
  if (!/\p{Lu}/u.test(text)) failed.push('uppercase')
  if (!/\p{Nd}/u.test(text)) failed.push('number')
  if (!/[^\p{L}\p{N}\s]/u.test(text)) failed.push('special')
  if (isCommon(text)) failed.push('common')
  if (isPersonal(text, personal)) failed.push('personal')
  return { failed, strength: estimateStrength(text, failed) }
}

/** Letters only, with the usual disguises taken off: `P@ssw0rt2024!` becomes `passwort`. */
function stemOf(text: string): string {
  const disguises: Record<string, string> = {
    '0': 'o',
    '1': 'i',
    '3': 'e',
    '4': 'a',
    '5': 's',
    '7': 't',
    '@': 'a',
    $: 's',
    '!': 'i',
  }
  const core = text.toLowerCase().replaceAll(/^[^\p{L}@$]+|[^\p{L}]+$/gu, '')
  return Array.from(core, (sign) => disguises[sign] ?? sign)
    .join('')
    .replaceAll(/[^\p{L}]/gu, '')
}

/** Common if what is left without decoration is nothing but listed words. */
function isCommon(text: string): boolean {
  const plain = text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')
  return [stemOf(text), plain].some((stem) => isMadeOfStems(stem))
}

function isMadeOfStems(text: string): boolean {
  if (text === '') return true
  return COMMON_PASSWORD_STEMS.some((stem) => text.startsWith(stem) && isMadeOfStems(text.slice(stem.length)))
}

function isPersonal(text: string, personal: readonly string[]): boolean {
  const stem = stemOf(text)
  return personal
    .flatMap((words) => words.toLowerCase().split(/[^\p{L}]+/u))
    .some((word) => word.length >= 3 && stem === word)
}

function estimateStrength(text: string, failed: readonly PasswordRule[]): PasswordJudgement['strength'] {
  if (failed.includes('common') || failed.includes('personal')) return 0
  const signs = Array.from(text)
  const pools: [RegExp, number][] = [
    [/\p{Ll}/u, 26],
    [/\p{Lu}/u, 26],
    [/\p{Nd}/u, 10],
    [/[^\p{L}\p{N}]/u, 30],
  ]
  const poolSize = pools.reduce((sum, [pattern, size]) => sum + (pattern.test(text) ? size : 0), 1)
  const surprising = signs.filter((sign, index) => {
    const step = index === 0 ? Number.NaN : (sign.codePointAt(0) ?? 0) - (signs[index - 1]?.codePointAt(0) ?? 0)
    return !(Math.abs(step) <= 1)
  })
  const distinctShare = signs.length === 0 ? 0 : Math.min(1, (new Set(signs).size * 1.5) / signs.length)
  const bits = surprising.length * Math.log2(poolSize) * distinctShare
  const grades = [36, 50, 66, 84]
  const grade = grades.filter((least) => bits >= least).length
  return (failed.length > 0 ? Math.min(grade, 1) : grade) as PasswordJudgement['strength']
}
