import { describe, expect, test } from 'vitest'
import type { Definition } from './definition.ts'
import { evaluate } from './evaluate.ts'
import type { NodeResult } from './evaluation.ts'
import type { Person } from './person.ts'
import type { ItemValues } from './questionnaire.ts'
import { band, bands, item, node, smallDefinition, total } from './testing/smallDefinition.ts'

const anyone: Person = { age: null, gender: null }

function resultOf(definition: Definition, answers: ItemValues, id = 'total'): NodeResult {
  const found = evaluate(definition, answers, anyone).nodes.find((candidate) => candidate.id === id)
  if (!found) throw new Error(`no node ${id}`)
  return found
}

function scale(parts: Record<string, unknown>): Definition {
  return smallDefinition({ nodes: [total(parts)] })
}

describe('gives no value', () => {
  test('where an answer is missing and all are needed', () => {
    expect(resultOf(scale({}), { q1: 1, q2: null, q3: 1 })).toMatchObject({
      value: null,
      status: 'incomplete',
      n: 2,
      missing: 1,
    })
  })

  test('where nothing was answered, whatever the policy', () => {
    const policies = [
      { policy: 'complete' },
      { policy: 'minimum', count: 1 },
      { policy: 'prorate', maximum: 2, round: 'none' },
    ]
    for (const missing of policies)
      expect(resultOf(scale({ missing }), {})).toMatchObject({ value: null, status: 'incomplete', missing: 3 })
  })

  test('where an answer is none of the options, a text, a list or no number', () => {
    for (const q1 of [4, -1, 1.5, '1', [1], Number.NaN]) {
      expect(resultOf(scale({}), { q1, q2: 0, q3: 0 })).toMatchObject({ value: null, status: 'invalid' })
    }
  })

  test('where no item of the scale was asked', () => {
    const definition = smallDefinition({
      items: [
        item('q1', 1),
        item('q2', 2, { condition: { '>': ['q1', 0] } }),
        item('q3', 3, { condition: { '>': ['q1', 0] } }),
      ],
      nodes: [total({ of: ['q2', 'q3'] })],
    })
    expect(resultOf(definition, { q1: 0 })).toMatchObject({ value: null, status: 'notApplicable', n: 0, missing: 0 })
  })

  test('for what is made from a node without value', () => {
    const definition = smallDefinition({
      nodes: [
        total(),
        { ...node('x4'), op: 'linear', of: 'total', factor: 4, offset: 0 },
        { ...node('sum'), op: 'add', of: ['total', 'x4'] },
      ],
    })
    expect(resultOf(definition, { q1: 1 }, 'x4')).toMatchObject({ value: null, status: 'incomplete' })
    expect(resultOf(definition, { q1: 9, q2: 0, q3: 0 }, 'sum')).toMatchObject({ value: null, status: 'invalid' })
  })

  test('for a decision that needs what is missing: "no" never comes from nothing', () => {
    const words = { de: 'x', en: 'x' }
    const rules = [{ if: { '>=': ['total', 5] }, result: 'yes', rule: words }]
    const definition = smallDefinition({
      nodes: [total(), { ...node('decision'), op: 'decide', rules, else: 'no', results: { yes: words, no: words } }],
    })
    expect(resultOf(definition, { q1: 3, q2: 3 }, 'decision')).toMatchObject({ value: null, status: 'incomplete' })
    expect(resultOf(definition, { q1: 3, q2: 3, q3: 0 }, 'decision')).toMatchObject({
      value: 'yes',
      status: 'ok',
      valueLabel: words,
    })
    expect(resultOf(definition, { q1: 0, q2: 0, q3: 0 }, 'decision').value).toBe('no')
  })
})

describe('computes', () => {
  test('mean, lowest, highest and count', () => {
    const answers = { q1: 1, q2: 2, q3: 2 }
    const complete = { policy: 'complete' }
    expect(resultOf(scale({ op: 'mean', missing: complete, decimals: 1 }), answers).value).toBe(1.7)
    expect(resultOf(scale({ op: 'minimum', missing: complete }), answers).value).toBe(1)
    expect(resultOf(scale({ op: 'maximum', missing: complete }), answers).value).toBe(2)
    expect(resultOf(scale({ op: 'count', where: { '>=': ['$', 2] } }), answers).value).toBe(2)
  })

  test('a mean of those answered where enough are', () => {
    const definition = scale({ op: 'mean', missing: { policy: 'minimum', count: 2 } })
    expect(resultOf(definition, { q1: 1, q2: 2 })).toMatchObject({ value: 1.5, status: 'ok', n: 2, missing: 1 })
    expect(resultOf(definition, { q1: 1 })).toMatchObject({ value: null, status: 'incomplete' })
  })

  test('a linear transform with its range turned round', () => {
    const definition = smallDefinition({
      nodes: [total(), { ...node('t'), op: 'linear', of: 'total', factor: -2, offset: 10 }],
    })
    expect(resultOf(definition, { q1: 1, q2: 1, q3: 1 }, 't')).toMatchObject({ value: 4, min: -8, max: 10 })
  })

  test('prorated values with a half rounded away from zero, or not rounded at all', () => {
    const prorate = (round: string) => scale({ missing: { policy: 'prorate', maximum: 1, round } })
    expect(resultOf(prorate('halfAwayFromZero'), { q1: 1, q2: 2 })).toMatchObject({ value: 5, status: 'prorated' }) // 3 ÷ 2 × 3 = 4.5
    expect(resultOf(prorate('none'), { q1: 1, q2: 2 }).value).toBe(4.5)
  })

  test('points by table, then reversed', () => {
    const recode = { 0: 0, 1: 2, 2: 4, 3: 10 }
    const of = (parts: Record<string, unknown>) =>
      smallDefinition({ items: [item('q1', 1, parts)], nodes: [total({ of: ['q1'] })] })
    expect(resultOf(of({ recode }), { q1: 2 }).value).toBe(4)
    expect(resultOf(of({ recode, inverted: true }), { q1: 2 }).value).toBe(6)
  })
})

describe('items skipped by the instructions', () => {
  const condition = { not: { '==': ['q1', 0] } }
  const skipping = (whenSkipped?: number) =>
    smallDefinition({
      items: [
        item('q1', 1),
        item('q2', 2, { condition, ...(whenSkipped !== undefined && { whenSkipped }) }),
        item('q3', 3),
      ],
    })

  test('count what the definition says, are not missing, and the trace says so', () => {
    const evaluation = evaluate(skipping(0), { q1: 0, q3: 2 }, anyone)
    expect(evaluation.items[1]).toMatchObject({ state: 'skipped', raw: null, value: 0 })
    expect(evaluation.nodes[0]).toMatchObject({ value: 2, status: 'ok', n: 2, missing: 0 })
    const step = evaluation.nodes[0]?.trace.find((one) => one.rule.de.includes('nicht gestellt'))
    expect(step?.rule.de).toBe('Laut Anleitung nicht gestellt: 2; sie zählen 0 und gelten nicht als fehlend')
  })

  test('leave the scale where the definition gives them no points', () => {
    const definition = smallDefinition({
      items: [item('q1', 1), item('q2', 2, { condition }), item('q3', 3)],
      nodes: [total({ missing: { policy: 'prorate', maximum: 1, round: 'none' } })],
    })
    expect(resultOf(definition, { q1: 0, q3: 2 })).toMatchObject({ value: 2, status: 'ok', n: 2, missing: 0 })
  })

  test('count nothing of an answer left over from before', () => {
    expect(resultOf(skipping(0), { q1: 0, q2: 3, q3: 2 }).value).toBe(2)
    expect(evaluate(skipping(0), { q1: 0, q2: 3, q3: 2 }, anyone).items[1]?.raw).toBeNull()
  })
})

test('cut-offs follow the gender, and without one the value for others', () => {
  const at = { male: 4, female: 3, other: 2 }
  const definition = smallDefinition({
    cutoffs: [{ id: 'c', of: 'total', at, label: { de: 'x', en: 'x' }, source: 's' }],
  })
  const cutoff = (gender: Person['gender']) => evaluate(definition, {}, { age: 30, gender }).cutoffs[0]?.at
  expect([cutoff('male'), cutoff('female'), cutoff('other'), cutoff(null)]).toEqual([4, 3, 2, 2])
})

test('alerts fire on the answer alone, also where no score can be given', () => {
  const alert = {
    id: 'a',
    itemID: 'q3',
    if: { '>=': ['q3', 1] },
    severity: 'critical',
    when: 'onSave',
    text: { de: 'x', en: 'x' },
  }
  const definition = smallDefinition({ alerts: [alert] })
  expect(evaluate(definition, { q3: 1 }, anyone).alerts).toEqual([
    { id: 'a', itemID: 'q3', severity: 'critical', text: { de: 'x', en: 'x' } },
  ])
  for (const q3 of [0, null, 7]) expect(evaluate(definition, { q3 }, anyone).alerts).toEqual([])
})

describe('measurement error', () => {
  const measured = (confirmed: boolean) =>
    smallDefinition({
      measurements: [
        {
          of: 'total',
          direction: 'higherWorse',
          reliability: { kind: 'alpha', value: 0.84, source: 'Quelle', confirmed },
          standardDeviation: { value: 2, source: 'Quelle', confirmed: true },
        },
      ],
    })

  test('is not used unless confirmed', () => {
    const result = resultOf(measured(false), { q1: 1, q2: 2, q3: 2 })
    expect(result.interval).toBeNull()
    expect(result.trace.find((step) => step.kind === 'error')).toMatchObject({ applied: false, result: '' })
  })

  test('gives an interval of 1.96 standard errors, cut at the ends of the range', () => {
    // 2 · √(1 − 0.84) = 0.8; 1.96 · 0.8 = 1.568
    const middle = resultOf(measured(true), { q1: 1, q2: 2, q3: 2 })
    expect(middle.interval?.sem).toBeCloseTo(0.8, 10)
    expect(middle.interval?.low).toBeCloseTo(3.432, 10)
    expect(middle.interval?.high).toBeCloseTo(6.568, 10)
    expect(middle.trace.find((step) => step.kind === 'error')).toMatchObject({
      calculation: '2 × √(1 − 0.84) = 0.8',
      result: '3.43–6.57',
    })
    expect(resultOf(measured(true), { q1: 0, q2: 0, q3: 1 }).interval?.low).toBe(0)
  })
})

test('the trace shows every step in order, with those that did nothing', () => {
  const definition = smallDefinition({ bandSets: [bands([band('low', 0, 4), band('high', 5, 9)])] })
  const { trace } = resultOf(definition, { q1: 2, q2: 0, q3: 3 })
  expect(trace.map((step) => [step.kind, step.applied, step.calculation, step.result])).toEqual([
    ['answers', true, '2 0 3', '3'],
    ['recode', false, '', ''],
    ['missing', false, '', ''],
    ['combine', true, '2 + 0 + 3 = 5', '5'],
    ['band', true, '5', '5–9'],
    ['error', false, '', ''],
    ['norm', false, '', ''],
    ['source', true, '', '1'],
  ])
  expect(trace[2]?.rule.de).toBe('0 von 3 fehlend; alle Items sind nötig')
})

test('the trace writes a reversal and a missing answer as they were reckoned', () => {
  const definition = smallDefinition({
    items: [item('q1', 1, { inverted: true }), item('q2', 2), item('q3', 3)],
    nodes: [total({ missing: { policy: 'prorate', maximum: 1, round: 'halfAwayFromZero' } })],
  })
  const { trace } = resultOf(definition, { q1: 0, q2: 2 })
  expect(trace.slice(0, 4).map((step) => [step.applied, step.calculation, step.result])).toEqual([
    [true, '0 2 –', '2'],
    [true, '1: 0 → 3', '3'],
    [true, '5 ÷ 2 = 2.5', '2.5'],
    [true, '5 ÷ 2 × 3 = 7.5 → 8', '8'],
  ])
})
