import { expect, test } from 'vitest'
import { fullName, matchesName, sortName } from './patientName.ts'

const name = { refName: 'A-17', firstName: 'Björn', lastName: 'Müller-Haßlacher' }

test.each([
  ['xaver', false],
  ['björn xaver', false],
  ['', true],
  ['müller', true],
  ['muller', true],
  ['Mueller', true],
  ['hasslacher bj', true],
  ['a-17', true],
])('%s', (text, expected) => expect(matchesName(name, text)).toBe(expected))

test('letters of other languages are found as one types them', () => {
  expect(matchesName({ refName: '', firstName: 'Mehmet', lastName: 'Yıldız' }, 'yildiz')).toBe(true)
  expect(matchesName({ refName: '', firstName: 'Søren', lastName: 'Jäger' }, 'soren jaeger')).toBe(true)
})

test('shows a name, or the practice’s sign where there is none', () => {
  expect(fullName(name)).toBe('Björn Müller-Haßlacher')
  expect(sortName(name)).toBe('Müller-Haßlacher, Björn')
  expect(fullName({ refName: 'A-17', firstName: '', lastName: '' })).toBe('A-17')
})
