import { expect, test } from 'vitest'
import { formatMoney } from './formatMoney.ts'

test.each([
  [90, 'de', '0,90\u00a0€'],
  [90, 'en', '€0.90'],
  [123_456, 'de', '1.234,56\u00a0€'],
  [123_456, 'en', '€1,234.56'],
  [0, 'de', '0,00\u00a0€'],
  [-550, 'de', '−5,50\u00a0€'],
] as const)('writes %i cents in %s as %s', (cents, locale, text) => {
  expect(formatMoney(cents, locale)).toBe(text)
})
