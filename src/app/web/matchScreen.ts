import type { Locale } from '#base/domain/locale.ts'
import type { Screen } from './screen.ts'
import { screens } from './screens.ts'

export interface ScreenMatch {
  screen: Screen
  params: Record<string, string>
  locale: Locale
}

interface Pattern {
  screen: Screen
  segments: { name: string; isParameter: boolean; isOptional: boolean }[]
}

const patterns: Pattern[] = screens.map((screen) => ({
  screen,
  segments: split(screen.path).map((segment) => {
    const parameter = /^\{(\w+)(\?)?\}$/.exec(segment)
    return { name: parameter?.[1] ?? segment, isParameter: parameter !== null, isOptional: parameter?.[2] === '?' }
  }),
}))

/** Which screen an address leads to, or null: that is a 404. Fixed words win over placeholders. Pure; the server answers by it. */
export function matchScreen(pathname: string): ScreenMatch | null {
  const segments = split(pathname)
  const locale: Locale = segments[0] === 'en' ? 'en' : 'de'
  const rest = locale === 'en' ? segments.slice(1) : segments
  const found = patterns
    .map((pattern) => ({ pattern, params: paramsOf(pattern, rest) }))
    .filter((candidate) => candidate.params !== null)
    .toSorted((a, b) => fixedWords(b.pattern) - fixedWords(a.pattern))[0]
  return found === undefined ? null : { screen: found.pattern.screen, params: found.params ?? {}, locale }
}

function split(path: string): string[] {
  return path.split('/').filter((segment) => segment !== '')
}

function fixedWords(pattern: Pattern): number {
  return pattern.segments.filter((segment) => !segment.isParameter).length
}

function paramsOf(pattern: Pattern, given: string[]): Record<string, string> | null {
  const required = pattern.segments.filter((segment) => !segment.isOptional).length
  if (given.length < required || given.length > pattern.segments.length) return null
  const params: Record<string, string> = {}
  for (const [index, value] of given.entries()) {
    const segment = pattern.segments[index]
    if (segment === undefined) return null
    if (segment.isParameter) params[segment.name] = decoded(value)
    else if (segment.name !== value) return null
  }
  return params
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}
