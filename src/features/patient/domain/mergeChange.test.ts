import { expect, test } from 'vitest'
import { mergeChange } from './mergeChange.ts'

const read = { lastName: 'Haßlacher', firstName: 'Björn', birthYear: 1974 as number | null }

test('does not take back what a colleague saved in a field that was not touched here', () => {
  const saved = { ...read, birthYear: 1947 }
  expect(mergeChange(read, { ...read, lastName: 'Haslacher' }, saved)).toEqual({
    lastName: 'Haslacher',
    firstName: 'Björn',
    birthYear: 1947,
  })
})

test('keeps what was typed where both changed the same field, also where it was emptied', () => {
  expect(mergeChange(read, { ...read, birthYear: null }, { ...read, birthYear: 1947 })).toEqual({
    ...read,
    birthYear: null,
  })
})
