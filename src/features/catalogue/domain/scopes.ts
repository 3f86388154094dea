import type { TestEntry } from './testEntry.ts'

/** Tabs of the catalogue (Spec §2), in their order. */
export const SCOPES = [
  'all',
  'favorites',
  'batteries',
  'anamnesis',
  'mentalDisorders',
  'physicalDisorders',
  'personality',
  'cognition',
  'profession',
  'wellBeing',
  'therapy',
  'gerontology',
  'research',
] as const
export type Scope = (typeof SCOPES)[number]

export function isScope(value: string | null): value is Scope {
  return SCOPES.some((scope) => scope === value)
}

export function isInScope(test: TestEntry, scope: Scope): boolean {
  switch (scope) {
    case 'all':
      return true
    case 'favorites':
      return test.isFavorite
    case 'batteries':
      return test.isBattery
    case 'anamnesis':
      return test.type === 'anamnesis'
    case 'research':
      return test.state === 'review' || !test.validationSufficient
    default:
      return test.category === scope
  }
}

/** Tabs worth showing: all, favourites (which can always get content), and every other that has content. */
export function scopesWithCounts(tests: readonly TestEntry[]): { scope: Scope; count: number }[] {
  return SCOPES.map((scope) => ({ scope, count: tests.filter((test) => isInScope(test, scope)).length })).filter(
    ({ scope, count }) => count > 0 || scope === 'all' || scope === 'favorites',
  )
}
