// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { textsIn } from './useTexts.ts'

test('lets English stand in for a missing text, with one warning', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const texts = { de: { a: 'Ja', b: '', deep: { c: '' } }, en: { a: 'Yes', b: 'No', deep: { c: 'Maybe' } } }
  expect(textsIn(texts, 'de')).toEqual({ a: 'Ja', b: 'No', deep: { c: 'Maybe' } })
  textsIn(texts, 'de')
  expect(warn.mock.calls.map(([message]) => String(message))).toEqual([
    'Text "b" is missing in "de"; the en one stands in.',
    'Text "deep.c" is missing in "de"; the en one stands in.',
  ])
})

test('keeps sentences that take values', () => {
  const texts = { de: { n: (count: number) => `${count} Tests` }, en: { n: (count: number) => `${count} tests` } }
  expect(textsIn(texts, 'en').n(3)).toBe('3 tests')
})
