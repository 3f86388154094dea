import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { evaluate } from '#features/instrument/domain/evaluate.ts'
import { INSTRUMENT_TEXTS } from '#features/instrument/domain/instrumentTexts.ts'
import { readDefinition } from '#features/instrument/domain/readDefinition.ts'
import { agrees } from './agrees.ts'
import { answerRows } from './answerRows.ts'

const read = (slug: string, file: string): unknown =>
  JSON.parse(readFileSync(join(import.meta.dirname, '../../../../instruments', slug, file), 'utf8'))
const load = (slug: string) => ({
  definition: readDefinition(read(slug, 'definition.json')),
  texts: {
    de: INSTRUMENT_TEXTS.parse(read(slug, 'texts.de.json')),
    en: INSTRUMENT_TEXTS.parse(read(slug, 'texts.en.json')),
  },
})
const person = { age: 52, gender: 'male' as const }
const phq9 = load('phq-9')
const values = { q1: 2, q2: 2, q3: 3, q4: 2, q5: 1, q6: 2, q7: 1, q8: 0, q9: 1, q10: 2 }

test('a row tells the answer in words, its points, and what stood there before', () => {
  const evaluation = evaluate(phq9.definition, values, person)
  const facts = {
    activeMs: 90_000,
    items: [{ itemID: 'q9', timeMs: 24_300, before: [0], changes: 1 }],
    interruptions: [{ kind: 'away' as const, itemID: 'q9', durationMs: 11_000 }],
    networkLosses: 0,
  }
  const rows = answerRows(phq9, 'de', evaluation, facts, null)
  expect(rows[8]).toMatchObject({
    number: 9,
    answer: 'An einzelnen Tagen',
    value: 1,
    points: [0, 1, 2, 3],
    before: ['Überhaupt nicht'],
    timeMs: 24_300,
    awayMs: 11_000,
    alert: 'critical',
    previous: null,
  })
  expect(rows[9]).toMatchObject({ scored: false, value: 2, answer: 'Relativ stark erschwert' })
})

test('an answer left out has neither words nor points', () => {
  const evaluation = evaluate(phq9.definition, { ...values, q4: null }, person)
  expect(answerRows(phq9, 'en', evaluation, null, null)[3]).toMatchObject({
    state: 'missing',
    answer: null,
    value: null,
    timeMs: null,
  })
})

test('points of an item counted in reverse are the points, not the answer', () => {
  const rses = load('rses')
  const inverted = rses.definition.items.find((item) => item.inverted === true)
  if (inverted === undefined) throw new Error('The RSES has items counted in reverse')
  const options = rses.definition.optionSets[inverted.optionSet] ?? []
  const highest = Math.max(...options)
  const answers = Object.fromEntries(rses.definition.items.map((item) => [item.id, highest]))
  const row = answerRows(rses, 'de', evaluate(rses.definition, answers, person), null, null).find(
    (one) => one.itemID === inverted.id,
  )
  expect(row).toMatchObject({ inverted: true, value: Math.min(...options) })
})

test('the same answers score to the same evaluation, another answer or a touched result does not', () => {
  const evaluation = evaluate(phq9.definition, values, person)
  const stored = { patient: person, evaluation }
  expect(agrees(stored, values, phq9.definition)).toBe(true)
  expect(agrees(stored, { ...values, q1: 1 }, phq9.definition)).toBe(false)
  const touched = {
    ...evaluation,
    nodes: evaluation.nodes.map((node) => (node.id === 'total' ? { ...node, value: 13 } : node)),
  }
  expect(agrees({ patient: person, evaluation: touched }, values, phq9.definition)).toBe(false)
})
