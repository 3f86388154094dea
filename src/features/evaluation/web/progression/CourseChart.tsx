import { formatDate } from '#base/domain/formatDate.ts'
import { formatNumber } from '#base/domain/formatNumber.ts'
import { useLocale } from '#base/web/locale.ts'
import { useTexts } from '#base/web/useTexts.ts'
import { change } from '#features/instrument/domain/change.ts'
import { severityClass } from '#features/instrument/web/door.ts'
import type { EvaluatedSitting, PinnedTest } from '../../contract/resultShapes.ts'
import type { CoursePoint } from '../../domain/course.ts'
import { ProgressionChart } from '../charts/ProgressionChart.tsx'
import { dayText } from '../dayText.ts'
import { chartBands, chartCutoff, rangeText } from '../parts/chartBands.ts'
import { reasonText } from '../parts/reasonText.ts'
import { bandSetOf, cutoffsOf, isLowerWorse, mainNode } from '../parts/resultOf.ts'
import type { CourseEntry } from '../parts/toComparable.ts'
import { scoreText } from '../scoreText.ts'
import { de } from '../text.de.ts'
import { en } from '../text.en.ts'
import css from './CourseChart.module.css'
import { LegendSign } from './LegendSign.tsx'

interface Props {
  name: string
  points: readonly CoursePoint<CourseEntry>[]
  /** The sitting whose course is shown: its ranges and cut-offs are drawn. */
  reference: EvaluatedSitting
  test: PinnedTest
}

/** The course with its legend. What is not comparable carries a letter; its reason stands below. */
export function CourseChart({ name, points, reference, test }: Props) {
  const t = useTexts({ de, en })
  const locale = useLocale()
  const node = mainNode(reference.evaluation)
  if (node.min === null || node.max === null) return null
  const drawn = points.flatMap((point) => {
    const { value } = point.sitting
    return typeof value === 'number' ? [{ point, value }] : []
  })
  const first = drawn[0]?.point
  const last = drawn.at(-1)?.point
  if (first === undefined || last === undefined) return null

  const letters = new Map(
    drawn
      .filter(({ point }) => point.notComparable !== null)
      .map(({ point }, index) => [point.sitting._id, letterOf(index)]),
  )
  const baseline = points.find((point) => point.isBaseline)
  const from = typeof baseline?.sitting.value === 'number' ? baseline.sitting.value : null
  const critical = from === null ? null : change(test.definition, node.id, from, from).criticalDifference
  const set = bandSetOf(reference.evaluation, node.id)
  const halfInterval = drawn
    .map(({ point }) => mainNode(point.sitting.sitting.evaluation).interval)
    .find((interval) => interval !== null)
  const severities = chartBands(set, locale)
  return (
    <figure className={css.figure}>
      <ProgressionChart
        label={t.progression.chartLabel(
          name,
          drawn.length,
          formatDate(first.sitting.finishedAt),
          formatDate(last.sitting.finishedAt),
        )}
        zoneLabel={
          from === null || critical === null
            ? ''
            : t.progression.zone(scoreText(from, locale), formatNumber(critical, locale, 1))
        }
        bounds={Object.fromEntries((set?.steps ?? []).map((step) => [step.id, rangeText(step, locale)]))}
        data={{
          min: node.min,
          max: node.max,
          bands: severities,
          cutoffs: cutoffsOf(reference.evaluation, node.id).map((cutoff) =>
            chartCutoff(cutoff, isLowerWorse(reference.evaluation, node.id), t, locale),
          ),
          points: drawn.map(({ point, value }) => ({
            id: point.sitting._id,
            at: Date.parse(point.sitting.finishedAt),
            value,
            valueText: scoreText(value, locale),
            dateText: dayText(point.sitting.finishedAt, last.sitting.finishedAt, locale),
            interval: point.notComparable === null ? mainNode(point.sitting.sitting.evaluation).interval : null,
            notComparable: letters.get(point.sitting._id) ?? null,
          })),
          baselineID: baseline?.sitting._id ?? null,
          criticalDifference: critical,
        }}
        table={{
          caption: t.progression.title,
          head: [t.progression.table.date, t.progression.table.value],
          rows: drawn.map(({ point, value }) => ({
            id: point.sitting._id,
            cells: [formatDate(point.sitting.finishedAt), scoreText(value, locale)],
          })),
        }}
      />
      <figcaption>
        <ul className={css.legend}>
          <li>
            <LegendSign kind={halfInterval === undefined ? 'value' : 'interval'} />
            {halfInterval === undefined
              ? t.progression.legend.value
              : t.progression.legend.interval(formatNumber(1.96 * halfInterval.sem, locale, 1))}
          </li>
          <li>
            {critical === null ? null : <LegendSign kind="zone" />}
            {critical === null ? t.progression.legend.noZone : t.progression.legend.zone}
          </li>
          {letters.size > 0 && (
            <li>
              <LegendSign kind="hollow" />
              {t.progression.legend.hollow}
            </li>
          )}
          {points.flatMap((point) => {
            const letter = letters.get(point.sitting._id)
            if (letter === undefined || point.notComparable === null) return []
            return [
              <li key={point.sitting._id}>
                <b>{letter}</b> {t.progression.notComparable(reasonText(point.notComparable, point.sitting, t, locale))}
              </li>,
            ]
          })}
        </ul>
        {set !== null && (
          <ul className={css.bands}>
            {severities.map((band) => (
              <li key={band.id}>
                <svg width="10" height="10" aria-hidden="true">
                  <rect width="10" height="10" className={`${severityClass(band.severity)} ${css.swatch}`} />
                </svg>
                {band.name} {rangeText(band, locale)}
              </li>
            ))}
          </ul>
        )}
      </figcaption>
    </figure>
  )
}

function letterOf(index: number): string {
  return String.fromCharCode(97 + (index % 26))
}
