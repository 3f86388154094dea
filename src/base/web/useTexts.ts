import { FALLBACK_LOCALE, type Locale } from '#base/domain/locale.ts'
import { useLocale } from './locale.ts'
import type { Texts } from './text.ts'

const complete = new WeakMap<object, Partial<Record<Locale, unknown>>>()

/**
 * The texts of a feature in the language of the page: `const t = useTexts({ de, en })`.
 * English stands in for a text that is missing, with a warning in the console (Spec §8).
 */
export function useTexts<T extends object>(texts: Texts<T>): T {
  return textsIn(texts, useLocale())
}

/** The same outside of components. */
export function textsIn<T extends object>(texts: Texts<T>, locale: Locale): T {
  const known = complete.get(texts.de) ?? {}
  complete.set(texts.de, known)
  known[locale] ??= filled(texts[locale], texts[FALLBACK_LOCALE], locale, '')
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `filled` keeps the keys of `texts`, whose shape is T
  return known[locale] as T
}

function filled(chosen: object, fallback: object, locale: Locale, path: string): object {
  const result: Record<string, unknown> = { ...chosen }
  for (const [key, standIn] of Object.entries(fallback)) {
    const value = result[key]
    if (value === undefined || value === '') {
      console.warn(`Text "${path}${key}" is missing in "${locale}"; the ${FALLBACK_LOCALE} one stands in.`)
      result[key] = standIn
    } else if (isBranch(value) && isBranch(standIn)) {
      result[key] = filled(value, standIn, locale, `${path}${key}.`)
    }
  }
  return result
}

function isBranch(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
