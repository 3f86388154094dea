import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Definition } from '../domain/definition.ts'
import { evaluate } from '../domain/evaluate.ts'
import { pointsOf } from '../domain/itemResults.ts'
import type { Person } from '../domain/person.ts'
import type { ItemValues } from '../domain/questionnaire.ts'
import { VECTORS } from '../domain/vectors.ts'
import { loadInstruments } from './loadInstruments.ts'

const INSTRUMENTS = join(import.meta.dirname, '../../../../instruments')
const anyone: Person = { age: null, gender: null }
const instruments = await loadInstruments(INSTRUMENTS)

describe.each([...instruments.values()])('$slug', ({ slug, definition }) => {
  const vectors = VECTORS.parse(JSON.parse(readFileSync(join(INSTRUMENTS, slug, 'vectors.json'), 'utf8')))

  test.each(vectors)('$title: $calculation', (vector) => {
    const evaluation = evaluate(definition, vector.answers, vector.person ?? anyone)
    const wanted = Object.entries(vector.expect.nodes).map(([id, { value, status, band }]) => ({
      id,
      value,
      status,
      ...(band && { band }),
    }))
    const got = wanted.map(({ id, band }) => {
      const node = evaluation.nodes.find((candidate) => candidate.id === id)
      return { id, value: node?.value, status: node?.status, ...(band && { band: node?.band?.id }) }
    })
    expect(got).toEqual(wanted)
    if (vector.expect.alerts) expect(evaluation.alerts.map((alert) => alert.id)).toEqual(vector.expect.alerts)
  })

  test('the same answers give the same evaluation, whatever their order, and are left as they were', () => {
    fc.assert(
      fc.property(answersOf(definition), (answers) => {
        const before = structuredClone(answers)
        const first = evaluate(definition, answers, anyone)
        const reversed = Object.fromEntries(Object.entries(answers).reverse())
        const copied: Definition = JSON.parse(JSON.stringify(definition))
        expect(evaluate(copied, reversed, anyone)).toEqual(first)
        expect(answers).toEqual(before)
      }),
    )
  })

  test('every number lies within its range and in the band that names it, or says why there is none', () => {
    fc.assert(
      fc.property(answersOf(definition), (answers) => {
        for (const node of evaluate(definition, answers, anyone).nodes) {
          expect(node.value === null).toBe(!['ok', 'prorated'].includes(node.status))
          if (typeof node.value !== 'number') continue
          expect(node.value).toBeGreaterThanOrEqual(node.min ?? -Infinity)
          expect(node.value).toBeLessThanOrEqual(node.max ?? Infinity)
          if (node.band) expect(node.band.from <= node.value && node.value <= node.band.to).toBe(true)
          if (node.status === 'prorated') expect(node.missing).toBeGreaterThan(0)
        }
      }),
    )
  })

  test('more points on one item never give fewer points in all', () => {
    fc.assert(
      fc.property(fullAnswersOf(definition), fc.nat(), fc.nat(), (answers, which, option) => {
        const scored = definition.items.filter((item) => item.scored)
        const item = scored[which % scored.length]
        const options = definition.optionSets[item?.optionSet ?? ''] ?? []
        const to = options[option % options.length]
        const from = answers[item?.id ?? '']
        if (!item || to === undefined || typeof from !== 'number') throw new Error('every item has an answer')
        const gain = pointsOf(item, to, options) - pointsOf(item, from, options)
        const before = mainValue(definition, answers)
        const after = mainValue(definition, { ...answers, [item.id]: to })
        if (gain > 0) expect(after).toBeGreaterThanOrEqual(before)
        if (gain < 0) expect(after).toBeLessThanOrEqual(before)
      }),
    )
  })

  test('the trace ends with band, error, norm and source, and every step has its rule in both languages', () => {
    fc.assert(
      fc.property(answersOf(definition), (answers) => {
        const evaluation = evaluate(definition, answers, anyone)
        const main = evaluation.nodes.find((node) => node.id === evaluation.mainNodeID)
        const kinds = main?.trace.map((step) => step.kind) ?? []
        expect(kinds.slice(0, 2)).toEqual(['answers', 'recode'])
        expect(kinds.slice(-3)).toEqual(['error', 'norm', 'source'])
        for (const step of evaluation.nodes.flatMap((node) => node.trace)) {
          expect(step.rule.de).not.toBe('')
          expect(step.rule.en).not.toBe('')
          if (!step.applied) expect(step.result).toBe('')
        }
      }),
    )
  })
})

test('PHQ-9 and GDS-15: a prorated value lies between what the missing answers could make of it', () => {
  for (const slug of ['phq-9', 'gad-7', 'gds-15']) {
    const definition = instruments.get(slug)?.definition
    if (!definition) throw new Error(slug)
    fc.assert(
      fc.property(answersOf(definition), (answers) => {
        const main = evaluate(definition, answers, anyone).nodes.find((node) => node.id === definition.mainNodeID)
        if (main?.status !== 'prorated' || typeof main.value !== 'number') return
        const filled = (points: (all: number[]) => number) =>
          mainValue(definition, fillMissing(definition, answers, points))
        expect(main.value).toBeGreaterThanOrEqual(filled((all) => Math.min(...all)))
        expect(main.value).toBeLessThanOrEqual(filled((all) => Math.max(...all)))
      }),
      { numRuns: 500 },
    )
  }
})

function mainValue(definition: Definition, answers: ItemValues): number {
  const value = evaluate(definition, answers, anyone).nodes.find((node) => node.id === definition.mainNodeID)?.value
  if (typeof value !== 'number') throw new Error(`no value of ${definition.id} for ${JSON.stringify(answers)}`)
  return value
}

/** Gives each missing scored item the option whose points are `pick` of all its points. */
function fillMissing(definition: Definition, answers: ItemValues, pick: (all: number[]) => number): ItemValues {
  const filled = { ...answers }
  for (const item of definition.items) {
    const options = definition.optionSets[item.optionSet] ?? []
    if (!item.scored || typeof filled[item.id] === 'number') continue
    const wanted = pick(options.map((option) => pointsOf(item, option, options)))
    filled[item.id] = options.find((option) => pointsOf(item, option, options) === wanted) ?? null
  }
  return filled
}

/** Answers as patients give them: mostly complete, some left out, some never reached. */
function answersOf(definition: Definition): fc.Arbitrary<ItemValues> {
  const entries = definition.items.map((item) => {
    const options = definition.optionSets[item.optionSet] ?? []
    return [item.id, fc.option(fc.constantFrom(...options), { nil: null, freq: 8 })] as const
  })
  return fc.record(Object.fromEntries(entries), { requiredKeys: definition.items.slice(1).map((item) => item.id) })
}

function fullAnswersOf(definition: Definition): fc.Arbitrary<ItemValues> {
  return fc.record(
    Object.fromEntries(
      definition.items.map((item) => [item.id, fc.constantFrom(...(definition.optionSets[item.optionSet] ?? []))]),
    ),
  )
}
