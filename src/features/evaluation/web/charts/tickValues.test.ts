import { expect, test } from 'vitest'
import { tickValues } from './tickValues.ts'

test.each([
  [0, 27, 740, [0, 5, 10, 15, 20, 25, 27], 44],
  [0, 27, 346, [0, 5, 10, 15, 20, 27], 44],
  [0, 100, 328, [0, 20, 40, 60, 80, 100], 44],
  [0, 15, 328, [0, 5, 10, 15], 44],
  [0, 15, 740, [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15], 44],
])('a scale from %i to %i on %i px is numbered %j', (min, max, lengthPx, numbers, roomPx) => {
  expect(tickValues(min, max, lengthPx, roomPx).labelled).toEqual(numbers)
})
