import { expect, test } from 'vitest'
import { filtersFromQuery } from './filters.ts'
import { countFilterValues, filterTests } from './filterTests.ts'
import { isScope, scopesWithCounts } from './scopes.ts'
import { testEntryOf } from './testEntry.example.ts'

const short = testEntryOf({ _id: 'short', duration: 4, age: ['adults', 'elders'] })
const five = testEntryOf({ _id: 'five', duration: 5, age: ['children'], price: { yourTotal: 90 } })
const long = testEntryOf({ _id: 'long', duration: 31, type: 'diagnostic', category: 'cognition', isFavorite: true })
const all = [short, five, long]
const ids = (filters: Parameters<typeof filterTests>[1]) => filterTests(all, filters).map((one) => one._id)

test.each([
  ['a value nobody knows matches nothing', { duration: ['under7'] }, []],
  ['no values let everything pass', { age: [] }, ['short', 'five', 'long']],
  ['a list matches if any value is included', { age: ['children', 'elders'] }, ['short', 'five']],
  ['several filters must all pass', { age: ['adults'], type: ['diagnostic'] }, ['long']],
  ['under 5 minutes leaves out 5 minutes', { duration: ['under5'] }, ['short']],
  ['over 30 minutes', { duration: ['over30'] }, ['long']],
  ['several durations: any is enough', { duration: ['under5', 'over30'] }, ['short', 'long']],
  ['price is a formula as well', { price: ['charged'] }, ['five']],
])('%s', (_title, filters, expected) => expect(ids(filters)).toEqual(expected))

test('counts what a value would leave under all other filters, not under its own', () => {
  const counts = countFilterValues(all, { age: ['children'], type: ['questionnaire'] }, 'age', [
    'children',
    'adults',
    'pupils',
  ])
  expect([...counts]).toEqual([
    ['children', 1],
    ['adults', 1],
    ['pupils', 0],
  ])
})

test('reads filters from a query and leaves out what is empty', () => {
  const query = new URLSearchParams('age=adults,elders&type=&q=phq&unknown=1')
  expect(filtersFromQuery((name) => query.get(name))).toEqual({ age: ['adults', 'elders'] })
})

test('shows only scopes with content, and all and favourites always', () => {
  expect(scopesWithCounts([]).map((one) => one.scope)).toEqual(['all', 'favorites'])
  expect(scopesWithCounts(all)).toEqual([
    { scope: 'all', count: 3 },
    { scope: 'favorites', count: 1 },
    { scope: 'mentalDisorders', count: 2 },
    { scope: 'cognition', count: 1 },
  ])
  expect(isScope('batteries')).toBe(true)
  expect(isScope(null)).toBe(false)
})
