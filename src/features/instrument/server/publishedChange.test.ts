import { join } from 'node:path'
import { expect, test } from 'vitest'
import { change } from '../domain/change.ts'
import type { Definition } from '../domain/definition.ts'
import { evaluate } from '../domain/evaluate.ts'
import { loadInstruments } from './loadInstruments.ts'

const instruments = await loadInstruments(join(import.meta.dirname, '../../../../instruments'))

function definitionOf(slug: string): Definition {
  const instrument = instruments.get(slug)
  if (!instrument) throw new Error(slug)
  return instrument.definition
}

/** The definition as it would be once reliability and standard deviation have been read at their source. */
function confirmed(slug: string): Definition {
  const definition = structuredClone(definitionOf(slug))
  for (const { reliability, standardDeviation } of definition.measurements) {
    if (reliability) reliability.confirmed = true
    if (standardDeviation) standardDeviation.confirmed = true
  }
  return definition
}

function intervalOfTotal(definition: Definition, answers: Record<string, number>) {
  const total = evaluate(definition, answers, { age: null, gender: null }).nodes.find((node) => node.id === 'total')
  return total?.interval
}

test('gives no index, verdict or interval while reliability and deviation were not read at their source', () => {
  for (const [slug, nodeID] of [
    ['phq-9', 'total'],
    ['gad-7', 'total'],
    ['who-5', 'index'],
    ['audit', 'total'],
    ['rses', 'total'],
    ['gds-15', 'total'],
  ] as const) {
    expect(change(definitionOf(slug), nodeID, 20, 0)).toMatchObject({ reliableChangeIndex: null, verdict: 'unknown' })
  }
  expect(intervalOfTotal(definitionOf('gad-7'), { q1: 2, q2: 2, q3: 2, q4: 2, q5: 2, q6: 0, q7: 0 })).toBeNull()
})

test('knows no important difference where none was published', () => {
  for (const slug of ['audit', 'rses', 'gds-15']) {
    expect(change(definitionOf(slug), 'total', 10, 0).minimalImportantDifference).toBeUndefined()
  }
  expect(change(definitionOf('who-5'), 'raw', 20, 0).minimalImportantDifference).toBeUndefined()
})

test.each([
  { slug: 'phq-9', nodeID: 'total', points: 5, source: 'Löwe, Unützer, Callahan' },
  { slug: 'gad-7', nodeID: 'total', points: 4, source: 'Toussaint' },
  { slug: 'who-5', nodeID: 'index', points: 10, source: 'WHO (Five)' },
])('$slug: $points points are an important difference, one less is not, in both directions', (published) => {
  const difference = (to: number) =>
    change(definitionOf(published.slug), published.nodeID, 10, to).minimalImportantDifference
  for (const sign of [1, -1]) {
    expect(difference(10 + sign * published.points)).toMatchObject({ points: published.points, reached: true })
    expect(difference(10 + sign * (published.points - 1))).toMatchObject({ reached: false })
  }
  expect(difference(0)?.source).toContain(published.source)
})

test('PHQ-9: once confirmed, 7 points exceed the chance range and 6 do not', () => {
  // SEM 6.1 · √(1 − 0.84) = 2.44; of a difference 2.44 · √2 = 3.45068; 1.96 · 3.45068 = 6.76333; −7 ÷ 3.45068 = −2.02859
  const definition = confirmed('phq-9')
  const reliable = change(definition, 'total', 14, 7)
  expect(reliable.criticalDifference).toBeCloseTo(6.76333, 5)
  expect(reliable.reliableChangeIndex).toBeCloseTo(-2.02859, 5)
  expect(reliable.verdict).toBe('improved')
  expect(change(definition, 'total', 14, 8).verdict).toBe('unchanged')
  expect(change(definition, 'total', 7, 14).verdict).toBe('deteriorated')
  // 2+2+3+2+1+2+1+0+1 = 14; 14 ± 1.96 · 2.44 = 14 ± 4.7824
  const interval = intervalOfTotal(definition, {
    q1: 2,
    q2: 2,
    q3: 3,
    q4: 2,
    q5: 1,
    q6: 2,
    q7: 1,
    q8: 0,
    q9: 1,
    q10: 2,
  })
  expect(interval?.low).toBeCloseTo(9.2176, 4)
  expect(interval?.high).toBeCloseTo(18.7824, 4)
})

test('GAD-7: once confirmed, 4 points exceed the chance range and 3 do not', () => {
  // SEM 3.41 · √(1 − 0.83) = 1.40598; of a difference 1.40598 · √2 = 1.98835; 1.96 · 1.98835 = 3.89718; −4 ÷ 1.98835 = −2.01171
  const definition = confirmed('gad-7')
  const reliable = change(definition, 'total', 10, 6)
  expect(reliable.criticalDifference).toBeCloseTo(3.89718, 4)
  expect(reliable.reliableChangeIndex).toBeCloseTo(-2.01171, 4)
  expect(reliable.verdict).toBe('improved')
  expect(change(definition, 'total', 10, 7).verdict).toBe('unchanged')
  // 5 · 2 = 10; 10 ± 1.96 · 1.40598 = 10 ± 2.75572
  const interval = intervalOfTotal(definition, { q1: 2, q2: 2, q3: 2, q4: 2, q5: 2, q6: 0, q7: 0 })
  expect(interval?.low).toBeCloseTo(7.24428, 4)
  expect(interval?.high).toBeCloseTo(12.75572, 4)
})
