import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { progressionLayout, type ProgressionData, type ProgressionPoint } from './progressionLayout.ts'

const day = (text: string) => Date.parse(`2026-${text}T08:00:00Z`)

function point(id: string, at: number, value: number, notComparable: string | null = null): ProgressionPoint {
  return { id, at, value, valueText: String(value), dateText: id, interval: null, notComparable }
}

const data: ProgressionData = {
  min: 0,
  max: 27,
  bands: [],
  cutoffs: [],
  points: [
    point('a', day('08-14'), 17),
    point('b', day('09-12'), 21),
    point('c', day('10-23'), 13, 'a'),
    point('d', day('11-19'), 14),
  ],
  baselineID: 'b',
  criticalDifference: 4.7,
}

describe('a progression chart', () => {
  test('keeps true distances in time', () => {
    const [a, b, , d] = progressionLayout(data, 980).dots
    const share = ((b?.x ?? 0) - (a?.x ?? 0)) / ((d?.x ?? 0) - (a?.x ?? 0))
    expect(share).toBeCloseTo((day('09-12') - day('08-14')) / (day('11-19') - day('08-14')))
  })

  test('leaves out of the line what is not comparable', () => {
    const { dots, before, after } = progressionLayout(data, 980)
    expect(before.split('L')).toHaveLength(2)
    expect(after.split('L')).toHaveLength(2)
    expect(dots.filter((dot) => dot.letter !== null)).toHaveLength(1)
  })

  test('draws the zone of measurement error from the baseline on, and only where it is known', () => {
    const { zone, dots } = progressionLayout(data, 980)
    expect(zone?.x).toBe(dots[1]?.x)
    expect(progressionLayout({ ...data, criticalDifference: null }, 980).zone).toBeNull()
    expect(progressionLayout({ ...data, baselineID: null }, 980).zone).toBeNull()
  })

  test('cuts the zone at the ends of the scale', () => {
    const { zone, plot } = progressionLayout({ ...data, criticalDifference: 12 }, 980)
    expect(zone).toMatchObject({ top: plot.top, openTop: true, openBottom: false })
  })

  test('draws a single point in the middle', () => {
    const { dots, plot } = progressionLayout({ ...data, points: data.points.slice(0, 1), baselineID: 'a' }, 358)
    expect(dots[0]?.x).toBe((plot.left + plot.right) / 2)
  })

  test('never writes two values over each other, however many there are, and always the latest one', () => {
    const values = fc.array(
      fc.record({ days: fc.integer({ min: 0, max: 400 }), value: fc.integer({ min: 0, max: 27 }) }),
      { minLength: 1, maxLength: 60 },
    )
    fc.assert(
      fc.property(values, fc.constantFrom(358, 980), (given, widthPx) => {
        const points = given.map((entry, index) =>
          point(String(index), day('01-01') + entry.days * 86_400_000, entry.value),
        )
        const { labels } = progressionLayout({ ...data, points, baselineID: null }, widthPx)
        for (const one of labels)
          for (const other of labels)
            if (one !== other && one.y === other.y && one.anchor === other.anchor)
              expect(Math.abs(one.x - other.x)).toBeGreaterThan(6)
      }),
    )
  })
})
