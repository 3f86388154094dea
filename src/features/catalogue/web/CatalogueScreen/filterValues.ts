import type { Locale } from '#base/domain/locale.ts'
import { CONDITION_FILTERS } from '../../domain/filterConditions.ts'
import type { FilterName } from '../../domain/filters.ts'
import type { TestEntry } from '../../domain/testEntry.ts'
import { topicLabel } from '../../domain/topicLabels.ts'
import type { de } from '../text.de.ts'

/** Values worth offering: those the catalogue has, in the order of the enumeration (topics by their word). */
export function filterValues(tests: readonly TestEntry[], name: FilterName, t: typeof de, locale: Locale): string[] {
  if (name === 'duration' || name === 'price') return CONDITION_FILTERS[name].map((one) => one.value)
  const present = new Set<string>(tests.flatMap((test) => test[name]))
  if (name === 'disorder') {
    return [...present].sort((one, other) => topicLabel(one, locale).localeCompare(topicLabel(other, locale), locale))
  }
  return Object.keys(t[name]).filter((value) => present.has(value))
}

/** The word for a value of a filter; a value nobody knows (an old link) stands for itself. */
export function filterLabel(name: FilterName, value: string, t: typeof de, locale: Locale): string {
  if (name === 'disorder') return topicLabel(value, locale)
  const labels: Readonly<Record<string, string>> = t[name]
  return labels[value] ?? value
}
