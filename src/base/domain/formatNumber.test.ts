import { expect, test } from 'vitest'
import { formatNumber } from './formatNumber.ts'

test.each([
  [2.9, 'de', undefined, '2,9'],
  [2.9, 'en', undefined, '2.9'],
  [-7, 'de', undefined, '−7'],
  [13, 'de', 1, '13,0'],
  [10.666, 'en', 1, '10.7'],
] as const)('writes %d in %s as a sentence would', (value, locale, decimals, text) => {
  expect(formatNumber(value, locale, decimals)).toBe(text)
})
