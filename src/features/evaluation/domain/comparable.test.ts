import { expect, test } from 'vitest'
import { whyNotComparable, type ComparableSitting, type NotComparable } from './comparable.ts'

const one: ComparableSitting = { patientID: 'p1', testID: 'phq-9', version: '1.0', value: 14, min: 0, max: 27 }

test.each<[string, Partial<ComparableSitting>, NotComparable | null]>([
  ['the same test of the same person', {}, null],
  ['a minor version', { version: '1.4' }, null],
  ['another person', { patientID: 'p2' }, 'otherPerson'],
  ['another test', { testID: 'phq-8' }, 'otherTest'],
  ['another major version', { version: '2.0' }, 'otherVersion'],
  ['a major version that only begins alike', { version: '10.0' }, 'otherVersion'],
  ['another range', { max: 24 }, 'otherRange'],
  ['no score', { value: null }, 'noScore'],
  ['a score that is a word', { value: 'high' }, 'noScore'],
])('%s: %j → %s', (_title, other, reason) => {
  expect(whyNotComparable(one, { ...one, ...other })).toBe(reason)
  expect(whyNotComparable({ ...one, ...other }, one)).toBe(reason)
})
