import type { Locale } from '#base/domain/locale.ts'
import { topicLabel } from './topicLabels.ts'
import type { TestEntry } from './testEntry.ts'

/**
 * Search of the catalogue, word for word as Spec §5 orders it: a single character matches only names that start with it; longer text
 * matches, case-insensitively, name, names of a battery's members, full name, author, disorder label, guideline label or keywords.
 */
export function searchTests(tests: readonly TestEntry[], text: string, locale: Locale): TestEntry[] {
  const wanted = text.trim().toLocaleLowerCase(locale)
  if (wanted === '') return [...tests]
  const isSingle = isSingleCharacter(wanted)
  return tests.filter((test) =>
    isSingle
      ? test.name.toLocaleLowerCase(locale).startsWith(wanted)
      : searchedTexts(test, locale).some((candidate) => candidate.toLocaleLowerCase(locale).includes(wanted)),
  )
}

/** One character as a person counts them, also where it takes two code units. */
export function isSingleCharacter(text: string): boolean {
  return /^.$/su.test(text.trim())
}

function searchedTexts(test: TestEntry, locale: Locale): string[] {
  return [
    test.name,
    ...test.tests,
    test.fullname,
    test.author,
    test.source.authors,
    ...test.disorder.map((topic) => topicLabel(topic, locale)),
    ...test.guideline.map((topic) => topicLabel(topic, locale)),
    ...test.keywords,
  ]
}
