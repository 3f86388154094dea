// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import { setLocale } from './locale.ts'
import { to } from './to.ts'

afterEach(() => setLocale('de'))

test('fills placeholders and leaves out optional ones', () => {
  expect(to('/sitting/{id}/compare/{otherId?}', { id: 'a b' })).toBe('/sitting/a%20b/compare')
  expect(to('/sitting/{id}/compare/{otherId?}', { id: 1, otherId: 2 })).toBe('/sitting/1/compare/2')
  expect(to('/')).toBe('/')
})

test('stands under /en where the page is English, and carries a query without empty values', () => {
  setLocale('en')
  expect(to('/')).toBe('/en')
  expect(to('/help', {}, { q: 'schlüssel', page: 2, empty: '', none: null })).toBe('/en/help?q=schl%C3%BCssel&page=2')
})
