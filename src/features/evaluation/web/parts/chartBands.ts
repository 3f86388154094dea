import type { Locale } from '#base/domain/locale.ts'
import type { BandSet, BandStep, Cutoff } from '#features/instrument/domain/evaluation.ts'
import type { ChartBand } from '../charts/scaleBands.ts'
import type { de } from '../text.de.ts'
import type { SameKeys } from '#base/web/text.ts'
import { scoreText } from '../scoreText.ts'

export type EvaluationTexts = SameKeys<typeof de>

/** Ranges for a chart; what judges nothing (`neutral`) is named but not coloured. */
export function chartBands(set: BandSet | null, locale: Locale): ChartBand[] {
  if (set === null) return []
  return set.steps.map((step) => ({
    id: step.id,
    from: step.from,
    to: step.to,
    name: step.label[locale],
    severity: set.direction === 'neutral' ? 0 : step.severity,
  }))
}

export function rangeText(step: Pick<BandStep, 'from' | 'to'>, locale: Locale): string {
  return step.from === step.to
    ? scoreText(step.from, locale)
    : `${scoreText(step.from, locale)}–${scoreText(step.to, locale)}`
}

/** A cut-off as edge between two whole points, with its label. */
export function chartCutoff(cutoff: Cutoff, lowerWorse: boolean, t: EvaluationTexts, locale: Locale) {
  const at = scoreText(cutoff.at, locale)
  return {
    id: cutoff.id,
    at: lowerWorse ? cutoff.at + 0.5 : cutoff.at - 0.5,
    label: lowerWorse ? t.result.cutoffAtMost(at) : t.result.cutoffAtLeast(at),
  }
}
