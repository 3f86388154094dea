import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Definition } from './definition.ts'
import { DefinitionRefused } from './definitionProblem.ts'
import { evaluate } from './evaluate.ts'
import type { ItemValues } from './questionnaire.ts'
import { readDefinition } from './readDefinition.ts'

const slugs = ['phq-9', 'audit', 'who-5', 'gds-15']
const originals: unknown[] = slugs.map((slug) =>
  JSON.parse(readFileSync(new URL(`../../../../instruments/${slug}/definition.json`, import.meta.url), 'utf8')),
)

/** Ids, numbers and shapes that stand elsewhere in a definition, so that faults get past the shape. */
const graft = fc.oneof(
  fc.constantFrom(
    'q1',
    'q2',
    'total',
    'core',
    'symptoms',
    'raw',
    'index',
    'main',
    'sum',
    'add',
    '__proto__',
    'constructor',
    '',
    '$',
  ),
  fc.constantFrom<unknown>(
    -1,
    0,
    1,
    2,
    4,
    27,
    1e9,
    0.5,
    null,
    true,
    [],
    {},
    ['total'],
    ['q1', 'q1'],
    { '>=': ['total', 'q1'] },
    { and: [] },
  ),
  fc.jsonValue({ maxDepth: 2 }),
)

interface Change {
  steps: number[]
  kind: 'remove' | 'replace' | 'repeat'
  by: unknown
}
const changeOf: fc.Arbitrary<Change> = fc.record({
  steps: fc.array(fc.nat({ max: 40 }), { minLength: 1, maxLength: 6 }),
  kind: fc.constantFrom('remove', 'replace', 'repeat'),
  by: graft,
})

/** Walks down by `steps` and removes, replaces or repeats what is there. */
function mutate(root: unknown, change: Change): void {
  let holder: unknown = root
  for (const [depth, step] of change.steps.entries()) {
    if (typeof holder !== 'object' || holder === null) return
    const keys = Object.keys(holder)
    const key = keys[step % Math.max(1, keys.length)]
    if (key === undefined) return
    const value: unknown = Reflect.get(holder, key)
    const isLast = depth === change.steps.length - 1 || typeof value !== 'object' || value === null
    if (!isLast) {
      holder = value
      continue
    }
    if (change.kind === 'replace') Reflect.set(holder, key, change.by)
    else if (Array.isArray(holder))
      holder.splice(Number(key), change.kind === 'remove' ? 1 : 0, ...(change.kind === 'repeat' ? [value] : []))
    else if (change.kind === 'remove') Reflect.deleteProperty(holder, key)
    return
  }
}

function read(data: unknown): Definition | DefinitionRefused {
  try {
    return readDefinition(data)
  } catch (error) {
    if (error instanceof DefinitionRefused) return error
    throw error
  }
}

test('a spoilt definition is refused with place and reason, or scores without falling over', () => {
  let refused = 0
  let accepted = 0
  const answers = fc.dictionary(
    fc.constantFrom('q1', 'q2', 'q3', 'q9', 'q10', '__proto__'),
    fc.oneof(fc.nat({ max: 5 }), fc.constant(null), fc.string()),
  )
  fc.assert(
    fc.property(
      fc.constantFrom(...originals),
      fc.array(changeOf, { minLength: 1, maxLength: 4 }),
      answers,
      (original, changes, given: ItemValues) => {
        const data = structuredClone(original)
        for (const change of changes) mutate(data, change)
        const definition = read(data)
        if (definition instanceof DefinitionRefused) {
          refused += 1
          expect(definition.problems.length).toBeGreaterThan(0)
          for (const problem of definition.problems) {
            expect(problem.place).not.toBe('')
            expect(problem.reason).not.toBe('')
          }
          return
        }
        accepted += 1
        const evaluation = evaluate(definition, given, { age: null, gender: null })
        expect(evaluation.nodes.map((node) => node.id)).toEqual(definition.nodes.map((node) => node.id))
        for (const node of evaluation.nodes) expect(Number.isNaN(node.value)).toBe(false)
      },
    ),
    { numRuns: 3000 },
  )
  expect(refused).toBeGreaterThan(300)
  expect(accepted).toBeGreaterThan(30)
})

test('option values far apart are not listed one by one', () => {
  const data = structuredClone(originals[0])
  mutate(data, { steps: [5, 0, 3], kind: 'replace', by: 1e9 })
  expect(JSON.stringify(data)).toContain('1000000000')
  const refused = read(data)
  expect(refused instanceof DefinitionRefused && refused.message).toContain('it ends at 27')
})

test('anything at all is refused, never crashed on', () => {
  fc.assert(
    fc.property(fc.anything(), (data) => {
      expect(read(data)).toBeInstanceOf(DefinitionRefused)
    }),
  )
})
