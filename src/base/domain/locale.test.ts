import { expect, test } from 'vitest'
import { preferredLocale } from './locale.ts'

test('on the root, a choice made before comes before the language of the browser', () => {
  expect(preferredLocale('de', ['en-GB'])).toBe('de')
  expect(preferredLocale(undefined, ['de-AT', 'en'])).toBe('de')
  expect(preferredLocale(undefined, ['fr-FR', 'de'])).toBe('de')
})

test('on the root, English stands in for a language we do not have', () => {
  expect(preferredLocale('xx', ['tr'])).toBe('en')
})

test('on the root, German is shown to whoever asks for nothing', () => {
  expect(preferredLocale(undefined, [])).toBe('de')
})
