// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { localeOfPath, pathInLocale } from './locale.ts'

test.each([
  ['/', 'de'],
  ['/en', 'en'],
  ['/en/patient', 'en'],
  ['/english', 'de'],
] as const)('reads the language of %s', (path, locale) => {
  expect(localeOfPath(path)).toBe(locale)
})

test.each([
  ['/', 'en', '/en'],
  ['/en', 'de', '/'],
  ['/patient/1/view', 'en', '/en/patient/1/view'],
  ['/en/patient/1/view', 'de', '/patient/1/view'],
  ['/en/help', 'en', '/en/help'],
] as const)('writes %s in %s', (path, locale, expected) => {
  expect(pathInLocale(path, locale)).toBe(expected)
})
