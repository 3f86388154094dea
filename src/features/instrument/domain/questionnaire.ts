/**
 * The structure of a questionnaire as the patient's screen runs it, in ONE language (Spec §3 "Questionnaire structure").
 * It is what `sitting/start` answers as `body`. It holds no scoring: weights and reversals stay with the definition.
 */
import type { Condition } from './condition.ts'

/** An answer: the option's value, free text, several option values, or `null` for "left out on purpose". Milliseconds and texts alike are plain JSON. */
export type AnswerValue = number | string | number[] | null

/** Answers of one sub-sitting by item id. An item never shown has no key; an item shown and left out has `null`. */
export type ItemValues = Record<string, AnswerValue>

export interface Questionnaire {
  /** Slug of the test, e.g. `phq-9`. */
  testID: string
  /** Version of the definition this body was made from; pinned by the sitting. */
  version: string
  language: 'de' | 'en'
  name: string
  fullname: string
  instructions: Instruction[]
  modules: Module[]
  blocks: Block[]
  items: Item[]
  /** Pages of the run, counted without instructions: one item a page unless items share a `page`. */
  totalPages: number
  /** Credit and licence line that must be shown with the test, or null. */
  notice: string | null
}

export interface Instruction {
  type: 'text'
  /** Paragraphs in plain text. */
  instructions: string[]
}

export interface Module {
  id: string
  description: string
  /** Absent: always asked. Otherwise the module's items are asked only while it holds (structural skip, not missing). */
  condition?: Condition
  /** Milliseconds after which the module is left, or absent. */
  timeoutMs?: number
  itemIDs: string[]
}

export interface Block {
  id: string
  type: 'closed' | 'multiSelect' | 'other'
  /** The stem above each item of the block ("Over the last 2 weeks …"); '' for none. */
  description: string
  condition?: Condition
}

export interface Scale {
  value: number
  text: string
}

export type ItemForm =
  | { type: 'options'; options: Scale[] }
  | { type: 'input'; input: 'text' | 'number'; min?: number; max?: number }

export interface Item {
  id: string
  text: string
  form: ItemForm
  module: string
  block: string
  /** 0-based page on which the item stands. */
  page: number
  /** Asked only while it holds. */
  condition?: Condition
  /** Items that may be left empty even where the page would else insist. */
  optional?: boolean
}
