import { expect, test } from 'vitest'
import { roundHalfAwayFromZero } from './roundHalfAwayFromZero.ts'

test('rounds halves away from zero on both sides', () => {
  expect([2.5, -2.5, 3.5, 0.5, -0.5].map((value) => roundHalfAwayFromZero(value))).toEqual([3, -3, 4, 1, -1])
})

test('never answers a negative zero', () => {
  expect(Object.is(roundHalfAwayFromZero(-0.2), 0)).toBe(true)
  expect(Object.is(roundHalfAwayFromZero(-0), 0)).toBe(true)
})

test('rounds to decimals', () => {
  expect(roundHalfAwayFromZero(1.25, 1)).toBe(1.3)
  expect(roundHalfAwayFromZero(-1.25, 1)).toBe(-1.3)
  expect(roundHalfAwayFromZero(14.625, 2)).toBe(14.63)
})
