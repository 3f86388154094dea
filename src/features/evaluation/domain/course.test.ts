import { expect, test } from 'vitest'
import type { Change } from '#features/instrument/domain/evaluation.ts'
import { course, type CourseSitting } from './course.ts'

const change = (from: number, to: number): Change => ({
  from,
  to,
  difference: to - from,
  reliableChangeIndex: null,
  criticalDifference: null,
  verdict: 'unknown',
})

function sitting(id: string, day: string, value: number | null, more: Partial<CourseSitting> = {}): CourseSitting {
  return {
    _id: id,
    patientID: 'p1',
    testID: 'phq-9',
    version: '1.0',
    value,
    min: 0,
    max: 27,
    finishedAt: `2026-${day}T08:00:00.000Z`,
    ...more,
  }
}

const august = sitting('august', '08-14', 17)
const september = sitting('september', '09-12', 21)
const october = sitting('october', '10-09', 18)
const november = sitting('november', '11-19', 14)
const all = [november, august, october, september]

test('the first comparable sitting is the baseline where none is chosen', () => {
  const points = course(all, november, null, change)
  expect(points.map((point) => [point.sitting._id, point.change?.difference ?? null])).toEqual([
    ['august', null],
    ['september', 4],
    ['october', 1],
    ['november', -3],
  ])
})

test('what came before a chosen baseline has no change', () => {
  const points = course(all, november, 'september', change)
  expect(points.map((point) => [point.isBefore, point.isBaseline, point.change?.difference ?? null])).toEqual([
    [true, false, null],
    [false, true, null],
    [false, false, -3],
    [false, false, -7],
  ])
})

test('a sitting that cannot be compared stays in its place without a change and is never the baseline', () => {
  const short = sitting('short', '08-01', 13, { testID: 'phq-8', max: 24 })
  const points = course([short, ...all], november, 'short', change)
  expect(points[0]).toMatchObject({ notComparable: 'otherTest', change: null, isBaseline: false })
  expect(points[1]).toMatchObject({ isBaseline: true })
})

test('a course opened from a sitting without a score still joins the others', () => {
  const empty = sitting('empty', '11-20', null)
  const points = course([...all, empty], empty, null, change)
  expect(points.map((point) => point.notComparable)).toEqual([null, null, null, null, 'noScore'])
})
