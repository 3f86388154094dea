import { useLocale } from '#base/web/locale.ts'
import { useTexts } from '#base/web/useTexts.ts'
import type { Cutoff, Evaluation, NodeResult } from '#features/instrument/domain/evaluation.ts'
import { BandScale } from '../charts/BandScale.tsx'
import { scoreText } from '../scoreText.ts'
import { de } from '../text.de.ts'
import { en } from '../text.en.ts'
import { bandSetOf, isLowerWorse } from './resultOf.ts'
import { chartBands, chartCutoff, rangeText } from './chartBands.ts'

interface Props {
  name: string
  evaluation: Evaluation
  node: NodeResult
  cutoffs: readonly Cutoff[]
  /** A comparable earlier value and its day. */
  previous: { value: number; day: string } | null
}

/** The band scale of a score, with what it says in words and as a table. Nothing where the score has no range of numbers. */
export function ScoreScale({ name, evaluation, node, cutoffs, previous }: Props) {
  const t = useTexts({ de, en })
  const locale = useLocale()
  if (node.min === null || node.max === null || typeof node.value === 'string') return null
  const set = bandSetOf(evaluation, node.id)
  const lowerWorse = isLowerWorse(evaluation, node.id)
  const value = scoreText(node.value, locale)
  const interval =
    node.interval === null
      ? null
      : { low: scoreText(node.interval.low, locale), high: scoreText(node.interval.high, locale) }
  const label = [
    node.value === null ? t.result.scaleNoValue(name) : t.result.scaleLabel(name, value, scoreText(node.max, locale)),
    interval === null ? '' : t.result.scaleInterval(interval.low, interval.high),
    node.band === null ? '' : t.result.scaleBand(node.band.label[locale], rangeText(node.band, locale)),
    previous === null ? '.' : t.result.scalePrevious(scoreText(previous.value, locale), previous.day),
  ].join('')
  return (
    <BandScale
      label={label}
      data={{
        min: node.min,
        max: node.max,
        value: node.value,
        valueText: value,
        bands: chartBands(set, locale),
        reachedID: node.band?.id ?? null,
        interval:
          node.interval === null || interval === null
            ? null
            : { low: node.interval.low, high: node.interval.high, lowText: interval.low, highText: interval.high },
        previous:
          previous === null
            ? null
            : { value: previous.value, text: scoreText(previous.value, locale), when: t.result.on(previous.day) },
        cutoffs: cutoffs.map((cutoff) => chartCutoff(cutoff, lowerWorse, t, locale)),
      }}
      table={{
        caption: t.result.table.caption,
        head: [t.result.table.band, t.result.table.range, t.result.table.reached],
        rows: (set?.steps ?? []).map((step) => ({
          id: step.id,
          cells: [
            step.label[locale],
            rangeText(step, locale),
            step.id === node.band?.id ? t.result.table.yes : t.result.table.no,
          ],
        })),
      }}
    />
  )
}
