import { describe, expect, test } from 'vitest'
import { bandScaleLayout, type BandScaleData } from './bandScaleLayout.ts'

const severity: BandScaleData = {
  min: 0,
  max: 27,
  value: 14,
  valueText: '14',
  bands: [
    { id: 'minimal', from: 0, to: 4, name: 'minimal', severity: 1 },
    { id: 'mild', from: 5, to: 9, name: 'leicht', severity: 2 },
    { id: 'moderate', from: 10, to: 14, name: 'mittelgradig', severity: 4 },
    { id: 'marked', from: 15, to: 19, name: 'ausgeprägt', severity: 5 },
    { id: 'severe', from: 20, to: 27, name: 'schwer', severity: 6 },
  ],
  reachedID: 'moderate',
  interval: null,
  previous: null,
  cutoffs: [{ id: 'screening', at: 9.5, label: 'Cut-off ≥ 10' }],
}

describe('a band scale', () => {
  test.each([740, 358])(
    'gives every integer one cell on %i px: five points are five cells, eight are eight',
    (widthPx) => {
      const { bars, ruler } = bandScaleLayout(severity, widthPx)
      const cellPx = (ruler[1]?.x ?? 0) - (ruler[0]?.x ?? 0)
      expect(ruler).toHaveLength(28)
      expect(bars[0]?.widthPx).toBeCloseTo(5 * cellPx)
      expect(bars[4]?.widthPx).toBeCloseTo(8 * cellPx)
    },
  )

  test('puts the marker into the middle of its cell, inside the range it belongs to', () => {
    const { bars, marker, cutoffs } = bandScaleLayout(severity, 740)
    const reached = bars.find((bar) => bar.reached)
    expect(marker?.x).toBeGreaterThan(reached?.x ?? Infinity)
    expect(marker?.x).toBeLessThan((reached?.x ?? 0) + (reached?.widthPx ?? 0))
    expect(cutoffs[0]?.x).toBeCloseTo(reached?.x ?? 0)
  })

  test('draws no bracket where no measurement error is known', () => {
    expect(bandScaleLayout(severity, 740).bracket).toBeNull()
    const interval = { low: 10.7, high: 17.3, lowText: '10,7', highText: '17,3' }
    expect(bandScaleLayout({ ...severity, interval }, 740).bracket?.labels).toHaveLength(2)
  })

  test('draws no marker and no bracket where there is no value', () => {
    const interval = { low: 10.7, high: 17.3, lowText: '10,7', highText: '17,3' }
    expect(bandScaleLayout({ ...severity, value: null, interval }, 740)).toMatchObject({ marker: null, bracket: null })
  })

  test.each([740, 358, 328])(
    'keeps the labels of value and previous value apart on %i px even where they are equal',
    (widthPx) => {
      const { marker, previous } = bandScaleLayout(
        { ...severity, previous: { value: 14, text: '14', when: 'am 12.09.' } },
        widthPx,
      )
      expect(previous?.labelY).not.toBe(marker?.labelY)
    },
  )

  test('shares the gap between two ranges whose bounds do not touch', () => {
    const bands = [
      { id: 'low', from: 0, to: 28, name: 'vermindert', severity: 5 },
      { id: 'high', from: 32, to: 100, name: 'unauffällig', severity: 1 },
    ]
    const { bars } = bandScaleLayout({ ...severity, max: 100, value: 40, bands, reachedID: 'high', cutoffs: [] }, 740)
    expect(bars.map((bar) => [bar.low, bar.high])).toEqual([
      [-0.5, 30],
      [30, 100.5],
    ])
  })
})
