import { expect, test } from 'vitest'
import { searchTests } from './searchTests.ts'
import { testEntryOf } from './testEntry.example.ts'

const phq = testEntryOf({
  _id: 'phq-9',
  name: 'PHQ-9',
  fullname: 'Gesundheitsfragebogen',
  disorder: ['depression'],
  keywords: ['Stimmung'],
})
const gad = testEntryOf({ _id: 'gad-7', name: 'GAD-7', author: 'Ärztehaus', guideline: ['anxiety'] })
const battery = testEntryOf({ _id: 'first', name: 'Erstgespräch', isBattery: true, tests: ['PHQ-9', 'WHO-5'] })
const all = [phq, gad, battery]
const found = (text: string, locale: 'de' | 'en' = 'de') => searchTests(all, text, locale).map((one) => one._id)

test.each([
  ['nothing lets everything through', '  ', ['phq-9', 'gad-7', 'first']],
  ['a single character looks at the beginning of names only', 'p', ['phq-9']],
  ['a single character does not look inside a name or into keywords', 's', []],
  ['a single character matches whatever its case', 'e', ['first']],
  ['longer text matches inside the name', 'HQ', ['phq-9', 'first']],
  ['longer text matches a member of a battery', 'who-5', ['first']],
  ['longer text matches the full name', 'heitsfrage', ['phq-9']],
  ['longer text matches the author with an umlaut', 'ÄRZTE', ['gad-7']],
  ['longer text matches the label of a disorder', 'depress', ['phq-9']],
  ['longer text matches the label of a guideline', 'angst', ['gad-7']],
  ['longer text matches keywords', 'stimm', ['phq-9']],
  ['text that stands nowhere finds nothing', 'xyz', []],
])('%s', (_title, text, ids) => expect(found(text)).toEqual(ids))

test('labels are searched in the language of the page', () => {
  expect(found('anxiety', 'en')).toEqual(['gad-7'])
  expect(found('anxiety', 'de')).toEqual([])
})
