import type { TestEntry } from './testEntry.ts'

/** A complete entry for tests; what a test does not mention is filled in so that no search text matches it by chance. */
export function testEntryOf(given: Partial<TestEntry>): TestEntry {
  return {
    _id: 'test',
    name: 'T',
    fullname: '',
    type: 'questionnaire',
    tests: [],
    isBattery: false,
    isFavorite: false,
    isVariant: false,
    category: 'mentalDisorders',
    disorder: [],
    guideline: [],
    keywords: [],
    author: '',
    source: { authors: '' },
    duration: 3,
    price: { yourTotal: 0 },
    age: ['adults'],
    tool: ['diagnostics'],
    kind: ['clinical'],
    survey: ['self'],
    language: ['de', 'en'],
    description: '',
    questions: 9,
    rating: null,
    state: 'live',
    license: 'authorPermission',
    validationSufficient: true,
    ...given,
  }
}
