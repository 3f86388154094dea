import { describe, expect, test } from 'vitest'
import { DefinitionRefused, type DefinitionProblem } from './definitionProblem.ts'
import { readDefinition } from './readDefinition.ts'
import { band, bands, item, node, smallDefinitionJson, total } from './testing/smallDefinition.ts'

function problemsOf(parts: Record<string, unknown>): DefinitionProblem[] {
  try {
    readDefinition(smallDefinitionJson(parts))
    return []
  } catch (error) {
    if (error instanceof DefinitionRefused) return error.problems
    throw error
  }
}

const refusals: [string, Record<string, unknown>, DefinitionProblem['code'], string, string][] = [
  ['an unknown field', { formula: 'q1 + q2' }, 'shape', 'definition', ''],
  [
    'a fault of shape with its path',
    { items: [item('q1', 1, { scored: 'yes' })] },
    'shape',
    'definition › items › 0 › scored',
    '',
  ],
  [
    'an unknown operation',
    { nodes: [{ ...node('total'), op: 'eval', of: 'q1' }] },
    'shape',
    'definition › nodes › 0 › op',
    '',
  ],
  [
    'two items of one id',
    { items: [item('q1', 1), item('q2', 2), item('q2', 3)] },
    'duplicateID',
    'items and nodes',
    'q2',
  ],
  ['a node named like an item', { nodes: [total(), total({ id: 'q1' })] }, 'duplicateID', 'items and nodes', 'q1'],
  [
    'two items of one number',
    { items: [item('q1', 1), item('q2', 2), item('q3', 2)] },
    'duplicateID',
    'item numbers',
    '2',
  ],
  ['an item that goes in twice', { nodes: [total({ of: ['q1', 'q1', 'q2'] })] }, 'duplicateID', 'node total', 'q1'],
  ['an unknown item', { nodes: [total({ of: ['q1', 'q9'] })] }, 'unknownID', 'node total', 'q9'],
  [
    'an unknown node',
    { nodes: [total(), { ...node('x4'), op: 'linear', of: 'raw', factor: 4, offset: 0 }] },
    'unknownID',
    'node x4',
    'raw',
  ],
  [
    'an unknown option set',
    { items: [item('q1', 1), item('q2', 2), item('q3', 3, { optionSet: 'no' })] },
    'unknownID',
    'item q3',
    'no',
  ],
  ['an unknown main node', { mainNodeID: 'sum' }, 'unknownID', 'mainNodeID', 'sum'],
  [
    'an alert on an unknown item',
    {
      alerts: [
        {
          id: 'a',
          itemID: 'q7',
          if: { '>=': ['q7', 1] },
          severity: 'critical',
          when: 'onSave',
          text: { de: 'x', en: 'x' },
        },
      ],
    },
    'unknownID',
    'alert a',
    'q7',
  ],
  [
    'a cycle, with its path',
    { nodes: [total(), { ...node('a'), op: 'add', of: ['b', 'total'] }, { ...node('b'), op: 'add', of: ['a'] }] },
    'cycle',
    'node a',
    'a → b → a',
  ],
  ['a node made from itself', { nodes: [total(), { ...node('a'), op: 'add', of: ['a'] }] }, 'cycle', 'node a', 'a → a'],
  [
    'a condition that looks ahead',
    { items: [item('q1', 1, { condition: { '>': ['q2', 0] } }), item('q2', 2), item('q3', 3)] },
    'order',
    'item q1',
    'q2',
  ],
  [
    'a condition on a node',
    { items: [item('q1', 1), item('q2', 2), item('q3', 3, { condition: { '>': ['total', 0] } })] },
    'unknownID',
    'item q3',
    'total',
  ],
  [
    'points for skipping what is never skipped',
    { items: [item('q1', 1, { whenSkipped: 0 }), item('q2', 2), item('q3', 3)] },
    'policy',
    'item q1',
    'whenSkipped',
  ],
  [
    'an option without points',
    { items: [item('q1', 1, { recode: { 0: 0, 1: 1, 2: 2 } }), item('q2', 2), item('q3', 3)] },
    'recode',
    'item q1',
    '3',
  ],
  [
    'points for no option',
    { items: [item('q1', 1, { recode: { 0: 0, 1: 1, 2: 2, 3: 3, 4: 4 } }), item('q2', 2), item('q3', 3)] },
    'recode',
    'item q1',
    '4',
  ],
  [
    'an unscored item in a sum',
    { items: [item('q1', 1, { scored: false }), item('q2', 2), item('q3', 3)] },
    'policy',
    'node total',
    'q1',
  ],
  [
    'a policy that lets everything be missing',
    { nodes: [total({ missing: { policy: 'prorate', maximum: 3, round: 'none' } })] },
    'policy',
    'node total',
    'every item',
  ],
  [
    'a policy that nobody can fulfil',
    { nodes: [total({ missing: { policy: 'minimum', count: 4 } })] },
    'policy',
    'node total',
    '4 of 3',
  ],
  [
    'a where on another item',
    { nodes: [total({ op: 'count', where: { '>=': ['q2', 1] } })] },
    'unknownID',
    'node total',
    'q2',
  ],
  [
    'bands with a gap',
    { bandSets: [bands([band('low', 0, 3), band('high', 5, 9)])] },
    'band',
    'band set set',
    'between 3 and 5',
  ],
  [
    'bands of a mean that leave more than a unit open',
    {
      nodes: [total({ op: 'mean', missing: { policy: 'complete' } })],
      bandSets: [bands([band('low', 0, 1), band('high', 2.5, 3)])],
    },
    'band',
    'band set set',
    'between 1 and 2.5',
  ],
  [
    'bands that overlap',
    { bandSets: [bands([band('low', 0, 4), band('high', 4, 9)])] },
    'band',
    'band set set',
    'overlap',
  ],
  [
    'bands that begin above the range',
    { bandSets: [bands([band('low', 1, 9)])] },
    'band',
    'band set set',
    'begins at 1',
  ],
  ['bands that end below the range', { bandSets: [bands([band('low', 0, 8)])] }, 'band', 'band set set', 'ends at 8'],
  [
    'a band no answers lead to',
    {
      nodes: [total(), { ...node('x10'), op: 'linear', of: 'total', factor: 10, offset: 0 }],
      bandSets: [bands([band('low', 0, 10), band('never', 11, 19), band('high', 20, 90)], 'x10')],
    },
    'band',
    'band set set',
    'never',
  ],
  ['bands of a node that is not there', { bandSets: [bands([band('low', 0, 9)], 'x')] }, 'band', 'band set set', 'x'],
  [
    'a cut-off outside the range',
    { cutoffs: [{ id: 'c', of: 'total', at: 10, label: { de: 'x', en: 'x' }, source: 's' }] },
    'band',
    'cutoff c',
    '10',
  ],
  [
    'a result without words',
    {
      nodes: [
        total(),
        {
          ...node('d'),
          op: 'decide',
          rules: [{ if: { '>=': ['total', 1] }, result: 'yes', rule: { de: 'x', en: 'x' } }],
          else: 'no',
          results: { no: { de: 'x', en: 'x' } },
        },
      ],
    },
    'missingText',
    'node d',
    'yes',
  ],
  [
    'a reliability above 1',
    {
      measurements: [
        {
          of: 'total',
          direction: 'higherWorse',
          reliability: { kind: 'alpha', value: 1.2, source: 's', confirmed: true },
        },
      ],
    },
    'shape',
    'measurement of total',
    '1.2',
  ],
]

describe('refuses', () => {
  test.each(refusals)('%s', (_title, parts, code, place, reason) => {
    const problems = problemsOf(parts)
    expect(problems.map((problem) => problem.code)).toContain(code)
    const found = problems.find((problem) => problem.code === code)
    expect(found?.place).toBe(place)
    expect(found?.reason).toContain(reason)
  })

  test('what is no object at all', () => {
    for (const data of [null, 7, 'x', [], undefined]) expect(() => readDefinition(data)).toThrow(DefinitionRefused)
  })
})

test('names every problem at once', () => {
  const parts = { items: [item('q1', 1, { module: 'm' }), item('q2', 2, { block: 'b' }), item('q3', 3)] }
  expect(problemsOf(parts).map((problem) => problem.place)).toEqual(['item q1', 'item q2'])
})

test('accepts bands that cover the range without gap', () => {
  expect(problemsOf({ bandSets: [bands([band('low', 0, 4), band('high', 5, 9)])] })).toEqual([])
})
