import type { Locale } from '#base/domain/locale.ts'
import type { TraceStep } from '#features/instrument/domain/evaluation.ts'
import type { EvaluationTexts } from '../parts/chartBands.ts'
import { calculationText, capitalised } from '../scoreText.ts'

export interface TraceLine {
  name: string
  calculation: string
  rule: string
  result: string
  isStrong: boolean
}

/** A step of the calculation in the reader's words. What did nothing says so. */
export function toTraceLine(step: TraceStep, t: EvaluationTexts, locale: Locale): TraceLine {
  const line = {
    name: t.trace.kind[step.kind],
    calculation: calculationText(step.calculation, locale),
    rule: calculationText(capitalised(step.rule[locale]), locale),
  }
  if (!step.applied)
    return { ...line, result: step.kind === 'recode' ? t.trace.unchanged : t.trace.notApplied, isStrong: false }
  if (step.kind === 'source')
    return { ...line, rule: step.rule[locale], result: t.trace.rules(step.result), isStrong: false }
  if (step.kind === 'answers') return { ...line, result: t.trace.answers(step.result), isStrong: false }
  const result = calculationText(step.result, locale)
  if (step.resultText !== undefined) {
    const words = step.resultText[locale]
    return { ...line, result: step.kind === 'decide' ? capitalised(words) : words, isStrong: true }
  }
  return { ...line, result, isStrong: step.kind !== 'recode' && step.kind !== 'missing' }
}
