import { expect, it } from 'vitest'
import { selectedFilter } from './selectedFilter.ts'

it.each([
  ['a practice one has left', 'gone', ['one', 'two'], 'one'],
  ['the last practice one has left', 'gone', [], 'private'],
  ['a practice one works in', 'two', ['one', 'two'], 'two'],
  ['private, though there is a practice', 'private', ['one'], 'private'],
])('selects rightly for %s', (_case, stored, facilityIDs, expected) => {
  expect(selectedFilter(stored, facilityIDs)).toBe(expected)
})
