import { askedItems } from './askedItems.ts'
import type { Definition, ItemDefinition } from './definition.ts'
import type { ItemResult } from './evaluation.ts'
import type { AnswerValue, ItemValues } from './questionnaire.ts'

/** An item with its points, and whether the answer is none of its options. */
export interface ScoredItem extends ItemResult {
  /** An answer that is not among the options: no score may be made from it, and it is not the same as missing. */
  invalid: boolean
  recoded: boolean
}

/** Answers to points: structural skips, recoding and reversal. The answers' order does not matter. */
export function itemResults(definition: Definition, answers: ItemValues): ScoredItem[] {
  const asked = askedItems(definition, answers)
  return definition.items.map((item) => {
    const options = definition.optionSets[item.optionSet] ?? []
    const raw = asked.has(item.id) ? (answers[item.id] ?? null) : null
    const state = asked.has(item.id) ? (raw === null ? 'missing' : 'answered') : 'skipped'
    const invalid = raw !== null && !isOption(raw, options)
    return {
      id: item.id,
      number: item.number,
      raw,
      value: invalid ? null : points(item, state, raw, options),
      scored: item.scored,
      inverted: item.inverted === true,
      state,
      invalid,
      recoded: item.inverted === true || item.recode !== undefined,
    }
  })
}

/** Points of one option of an item. */
export function pointsOf(item: ItemDefinition, option: number, options: number[]): number {
  const value = item.recode?.[String(option)] ?? option
  if (!item.inverted) return value
  const all = options.map((other) => item.recode?.[String(other)] ?? other)
  return Math.min(...all) + Math.max(...all) - value
}

function points(item: ItemDefinition, state: ItemResult['state'], raw: AnswerValue, options: number[]): number | null {
  if (!item.scored) return null
  if (state === 'skipped') return item.whenSkipped ?? null
  return typeof raw === 'number' ? pointsOf(item, raw, options) : null
}

function isOption(raw: AnswerValue, options: number[]): boolean {
  return typeof raw === 'number' && options.includes(raw)
}
