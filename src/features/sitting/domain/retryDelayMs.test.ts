import fc from 'fast-check'
import { expect, it } from 'vitest'
import { retryDelayMs } from './retryDelayMs.ts'

it.each([
  [0, 0, 250],
  [0, 0.999, 500],
  [1, 0.999, 1000],
  [3, 0.999, 3998],
  [7, 0, 30_000],
  [60, 0.999, 59_970],
])('waits after failure %i with chance %d for %i ms', (attempt, chance, expected) => {
  expect(retryDelayMs(attempt, chance)).toBe(expected)
})

it('never waits less than 250 ms nor more than a minute', () => {
  fc.assert(
    fc.property(fc.nat(1000), fc.double({ min: 0, max: 0.9999, noNaN: true }), (attempt, chance) => {
      const delayMs = retryDelayMs(attempt, chance)
      return delayMs >= 250 && delayMs <= 60_000
    }),
  )
})
