// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { localeOfPath, pathInLocale, preferredLocale } from './locale.ts'

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

test('on the root, a choice made before comes before the language of the browser', () => {
  expect(preferredLocale('a=b; i18n_redirected=de', ['en-GB'])).toBe('de')
  expect(preferredLocale('', ['de-AT', 'en'])).toBe('de')
  expect(preferredLocale('', ['fr-FR', 'de'])).toBe('de')
})

test('on the root, English stands in for a language we do not have', () => {
  expect(preferredLocale('i18n_redirected=xx', ['tr'])).toBe('en')
})
