import { expect, test } from 'vitest'
import { de } from '../text.de.ts'
import { resultText } from './ResultLine.tsx'
import { resultsByTest } from './resultsByTest.ts'
import { sittingOf } from './sitting.example.ts'
import { daysUntil, whenLine } from './when.ts'

const at = (day: number, hour: number, minute = 0) => new Date(2026, 10, day, hour, minute)
const nowMs = at(21, 9).getTime()

test.each([
  [at(21, 8, 59), '08:59, vor 1 min'],
  [at(21, 9), '09:00, gerade eben'],
  [at(21, 7), 'heute, 07:00'],
  [at(20, 23, 30), 'gestern, 23:30'],
  [at(19, 8, 51), '19.11.2026, 08:51'],
])('says when something happened: %s', (moment, expected) => {
  expect(whenLine(moment.toISOString(), nowMs, de)).toBe(expected)
})

test('counts calendar days, not hours', () => {
  expect(daysUntil(at(21, 23).toISOString(), nowMs)).toBe(0)
  expect(daysUntil(at(22, 1).toISOString(), nowMs)).toBe(1)
  expect(daysUntil(at(20, 23).toISOString(), nowMs)).toBe(-1)
})

test('says a result in words, and why there is none', () => {
  const band = { label: { de: 'ausgeprägt', en: 'moderately severe' }, severity: 5, steps: 5, index: 3 }
  expect(resultText(null, 'de', de)).toBe('noch kein Ergebnis')
  expect(resultText({ value: null, max: 27, band: null, status: 'incomplete' }, 'de', de)).toBe(de.incomplete)
  expect(resultText({ value: 16, max: 27, band, status: 'ok' }, 'de', de)).toBe('16 von 27, ausgeprägt')
  expect(resultText({ value: 13.46, max: 27, band: null, status: 'prorated' }, 'de', de)).toBe('13,5 von 27')
})

test('groups results by test, newest first, and leaves out what has none or is in the trash', () => {
  const headline = { value: 9, max: 27, band: null, status: 'ok' }
  const done = (_id: string, testID: string, finishedAt: string) =>
    sittingOf({ _id, testID, finishedAt, headline, state: 'finished' })
  const groups = resultsByTest([
    done('old', 'phq-9', '2026-10-01T09:00:00Z'),
    done('gad', 'gad-7', '2026-10-15T09:00:00Z'),
    done('new', 'phq-9', '2026-11-01T09:00:00Z'),
    sittingOf({ _id: 'open', testID: 'who-5' }),
    { ...done('thrown', 'phq-9', '2026-11-02T09:00:00Z'), trash: true },
  ])
  expect(groups.map(({ testID, all }) => [testID, all.map((one) => one._id)])).toEqual([
    ['phq-9', ['new', 'old']],
    ['gad-7', ['gad']],
  ])
})
