import { expect, it } from 'vitest'
import { readAddress, runPath } from './address.ts'

it.each(['/', '/sitting', '/sitting/1', '/sitting/1/runs', '/sitting/1/run/a/b', '/fr/sitting/1/run'])(
  'takes %s for no address of a run',
  (path) => {
    expect(readAddress(path)).toBeNull()
  },
)

it.each([
  ['/sitting/1/run', { locale: 'de', sittingID: '1', token: null }],
  ['/sitting/1/run/', { locale: 'de', sittingID: '1', token: null }],
  ['/sitting/1/run/secret', { locale: 'de', sittingID: '1', token: 'secret' }],
  ['/en/sitting/1/run/secret', { locale: 'en', sittingID: '1', token: 'secret' }],
])('reads %s', (path, address) => {
  expect(readAddress(path)).toEqual(address)
})

it('writes the address without the token in both languages', () => {
  expect(runPath('1', 'de')).toBe('/sitting/1/run')
  expect(runPath('1', 'en')).toBe('/en/sitting/1/run')
})
