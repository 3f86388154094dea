import fc from 'fast-check'
import { expect, test } from 'vitest'
import { change } from './change.ts'
import type { Definition } from './definition.ts'
import { smallDefinition } from './testing/smallDefinition.ts'

function measured(confirmed: { r: boolean; sd: boolean; mid?: boolean }, direction = 'higherWorse'): Definition {
  return smallDefinition({
    measurements: [
      {
        of: 'total',
        direction,
        reliability: { kind: 'retest', value: 0.84, source: 'r', confirmed: confirmed.r },
        standardDeviation: { value: 6.1, source: 'sd', confirmed: confirmed.sd },
        minimalImportantDifference: { value: 5, source: 'mid', confirmed: confirmed.mid ?? false },
      },
    ],
  })
}
const both = measured({ r: true, sd: true })

test('gives no verdict where reliability or standard deviation is not confirmed, or nothing is known', () => {
  for (const definition of [measured({ r: false, sd: true }), measured({ r: true, sd: false }), smallDefinition()]) {
    expect(change(definition, 'total', 21, 14)).toEqual({
      from: 21,
      to: 14,
      difference: -7,
      reliableChangeIndex: null,
      criticalDifference: null,
      verdict: 'unknown',
    })
  }
})

test('computes index and critical difference after Jacobson and Truax', () => {
  // 6.1 · √2 · √(1 − 0.84) = 6.1 · 1.41421 · 0.4 = 3.45068; −7 ÷ 3.45068 = −2.02859; 1.96 · 3.45068 = 6.76333
  const result = change(both, 'total', 21, 14)
  expect(result.reliableChangeIndex).toBeCloseTo(-2.02859, 5)
  expect(result.criticalDifference).toBeCloseTo(6.76333, 5)
  expect(result.verdict).toBe('improved')
})

test('a difference within the measurement error is unchanged, one beyond it is judged by direction', () => {
  expect(change(both, 'total', 14, 20).verdict).toBe('unchanged')
  expect(change(both, 'total', 14, 21).verdict).toBe('deteriorated')
  const better = measured({ r: true, sd: true }, 'lowerWorse')
  expect(change(better, 'total', 14, 21).verdict).toBe('improved')
  expect(change(better, 'total', 21, 14).verdict).toBe('deteriorated')
})

test('names the minimal important difference only where it is confirmed', () => {
  expect(change(both, 'total', 10, 5).minimalImportantDifference).toBeUndefined()
  const definition = measured({ r: false, sd: false, mid: true })
  expect(change(definition, 'total', 10, 5)).toMatchObject({
    verdict: 'unknown',
    minimalImportantDifference: { points: 5, reached: true, source: 'mid' },
  })
  expect(change(definition, 'total', 10, 6).minimalImportantDifference?.reached).toBe(false)
})

test('the way back is the same difference with the other sign and verdict', () => {
  const value = fc.integer({ min: 0, max: 27 })
  const opposite = { improved: 'deteriorated', deteriorated: 'improved', unchanged: 'unchanged', unknown: 'unknown' }
  fc.assert(
    fc.property(value, value, (from, to) => {
      const there = change(both, 'total', from, to)
      const back = change(both, 'total', to, from)
      expect(back.difference + there.difference).toBe(0)
      expect(back.verdict).toBe(opposite[there.verdict])
      const beyond = Math.abs(there.difference) > (there.criticalDifference ?? Infinity)
      expect(beyond).toBe(there.verdict !== 'unchanged')
    }),
  )
})
