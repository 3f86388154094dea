import type { Locale } from '#base/domain/locale.ts'
import type { Definition, ItemDefinition } from '#features/instrument/domain/definition.ts'
import type { Alert, Evaluation, ItemResult } from '#features/instrument/domain/evaluation.ts'
import type { InstrumentTexts } from '#features/instrument/domain/instrumentTexts.ts'
import { pointsOf } from '#features/instrument/domain/itemResults.ts'
import type { AnswerValue } from '#features/instrument/domain/questionnaire.ts'
import type { RunFacts } from './runFacts.ts'

/** One question as the table of answers shows it. */
export interface AnswerRow {
  itemID: string
  number: number
  /** The question, and what stands above it where that is not the same for all. */
  text: string
  stem: string
  scored: boolean
  inverted: boolean
  state: ItemResult['state']
  /** The answer in words; null where there is none. */
  answer: string | null
  /** What counts: points of a scored item, the option's value of another one. */
  value: number | null
  /** Points the options can give, ascending. */
  points: number[]
  /** Points last time, where comparable. */
  previous: number | null
  timeMs: number | null
  /** Answers given before this one, in words; null stands where it was left out. */
  before: (string | null)[]
  changes: number
  /** Time the window was away on this page. */
  awayMs: number
  /** Severity of the alert the answer raised. */
  alert: Alert['severity'] | null
}

/** Joins definition, words, result and run into the rows of the table, in the order of the test. */
export function answerRows(
  test: { definition: Definition; texts: Record<Locale, InstrumentTexts> },
  locale: Locale,
  evaluation: Evaluation,
  facts: RunFacts | null,
  previous: Evaluation | null,
): AnswerRow[] {
  const { definition } = test
  const texts = test.texts[locale]
  return evaluation.items.flatMap((item) => {
    const defined = definition.items.find((one) => one.id === item.id)
    if (defined === undefined) return []
    const options = definition.optionSets[defined.optionSet] ?? []
    const words = texts.options[defined.optionSet] ?? {}
    const inWords = (raw: AnswerValue) => (raw === null ? null : (words[String(raw)] ?? String(raw)))
    const fact = facts?.items.find((one) => one.itemID === item.id)
    const earlier = previous?.items.find((one) => one.id === item.id)
    return [
      {
        itemID: item.id,
        number: item.number,
        text: texts.items[item.id] ?? '',
        stem: texts.blocks[defined.block] ?? '',
        scored: item.scored,
        inverted: item.inverted,
        state: item.state,
        answer: item.state === 'answered' ? inWords(item.raw) : null,
        value: item.scored ? item.value : numberOf(item.raw),
        points: pointsOfItem(defined, options),
        previous: earlier === undefined ? null : item.scored ? earlier.value : numberOf(earlier.raw),
        timeMs: fact?.timeMs ?? null,
        before: (fact?.before ?? []).map(inWords),
        changes: fact?.changes ?? 0,
        awayMs: (facts?.interruptions ?? []).reduce(
          (sum, entry) => (entry.kind === 'away' && entry.itemID === item.id ? sum + (entry.durationMs ?? 0) : sum),
          0,
        ),
        alert: evaluation.alerts.find((alert) => alert.itemID === item.id)?.severity ?? null,
      },
    ]
  })
}

function pointsOfItem(item: ItemDefinition, options: number[]): number[] {
  const points = item.scored ? options.map((option) => pointsOf(item, option, options)) : options
  return [...new Set(points)].sort((one, other) => one - other)
}

function numberOf(raw: AnswerValue): number | null {
  return typeof raw === 'number' ? raw : null
}
