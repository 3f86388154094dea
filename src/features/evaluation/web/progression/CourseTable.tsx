import { Link } from 'react-router'
import { formatDate } from '#base/domain/formatDate.ts'
import { formatNumber } from '#base/domain/formatNumber.ts'
import { useLocale } from '#base/web/locale.ts'
import { to } from '#base/web/to.ts'
import { useTexts } from '#base/web/useTexts.ts'
import { severityClass } from '#features/instrument/web/door.ts'
import type { CoursePoint } from '../../domain/course.ts'
import { dayText } from '../dayText.ts'
import { reasonText } from '../parts/reasonText.ts'
import { bandSetOf, mainNode } from '../parts/resultOf.ts'
import type { CourseEntry } from '../parts/toComparable.ts'
import { differenceText, scoreText } from '../scoreText.ts'
import { de } from '../text.de.ts'
import { en } from '../text.en.ts'
import css from './CourseTable.module.css'

/** Every sitting of the course, latest first; columns without any content (no reliability confirmed) are left out. */
export function CourseTable({ points, openedID }: { points: readonly CoursePoint<CourseEntry>[]; openedID: string }) {
  const t = useTexts({ de, en })
  const locale = useLocale()
  const head = t.progression.table
  const hasInterval = points.some((point) => mainNode(point.sitting.sitting.evaluation).interval !== null)
  const hasIndex = points.some((point) => typeof point.change?.reliableChangeIndex === 'number')
  // Without any verdict to give, phones need the room for what is known.
  const verdictClass = hasIndex ? undefined : css.wideOnly
  const baseline = points.find((point) => point.isBaseline)
  const latest = points.at(-1)
  const day =
    baseline === undefined || latest === undefined
      ? null
      : dayText(baseline.sitting.finishedAt, latest.sitting.finishedAt, locale)
  return (
    <table className={css.course}>
      <caption className="visuallyHidden">{head.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{head.date}</th>
          <th scope="col" className={css.wideOnly}>
            {head.place}
          </th>
          <th scope="col" className={css.right}>
            {head.value}
          </th>
          {hasInterval && (
            <th scope="col" className={`${css.right} ${css.wideOnly}`}>
              {head.interval}
            </th>
          )}
          <th scope="col">{head.band}</th>
          <th scope="col" className={css.right}>
            {head.change}
          </th>
          {hasIndex && (
            <th scope="col" className={`${css.right} ${css.wideOnly}`}>
              {head.rci}
            </th>
          )}
          <th scope="col" className={verdictClass}>
            {day === null ? head.verdictNone : head.verdict(day)}
          </th>
        </tr>
      </thead>
      <tbody>
        {[...points].reverse().map((point) => {
          const { sitting } = point.sitting
          const node = mainNode(sitting.evaluation)
          const isApart = point.notComparable !== null
          const isNeutral = bandSetOf(sitting.evaluation, node.id)?.direction === 'neutral'
          return (
            <tr key={sitting._id} className={isApart ? css.apart : point.isBaseline ? css.baseline : undefined}>
              <td className="figures">
                <Link
                  to={to('/sitting/{id}/evaluate', { id: sitting._id })}
                  className={sitting._id === openedID ? css.opened : css.link}
                  aria-current={sitting._id === openedID ? 'true' : undefined}
                >
                  {formatDate(sitting.finishedAt)}
                </Link>
              </td>
              <td className={css.wideOnly}>{t.place[sitting.place]}</td>
              <td className={`${css.right} ${css.value} figures`}>
                {isApart ? `(${scoreText(node.value, locale)})` : scoreText(node.value, locale)}
              </td>
              {hasInterval && (
                <td className={`${css.right} ${css.wideOnly} figures`}>
                  {isApart || node.interval === null
                    ? '–'
                    : `${scoreText(node.interval.low, locale)}–${scoreText(node.interval.high, locale)}`}
                </td>
              )}
              {point.notComparable !== null ? (
                <td colSpan={hasIndex ? 4 : 3}>
                  {t.progression.notComparable(reasonText(point.notComparable, point.sitting, t, locale))}
                </td>
              ) : (
                <>
                  <td>
                    {node.band !== null && (
                      <>
                        <svg width="10" height="10" aria-hidden="true" className={css.swatch}>
                          <rect
                            x="0.5"
                            y="0.5"
                            width="9"
                            height="9"
                            className={severityClass(isNeutral ? 0 : node.band.severity)}
                          />
                        </svg>
                        {node.band.label[locale]}
                      </>
                    )}
                  </td>
                  <td className={`${css.right} figures`}>
                    {point.change === null ? '–' : differenceText(point.change.difference, locale)}
                  </td>
                  {hasIndex && (
                    <td className={`${css.right} ${css.wideOnly} figures`}>
                      {point.change?.reliableChangeIndex === null || point.change === null
                        ? '–'
                        : formatNumber(Math.abs(point.change.reliableChangeIndex), locale, 1)}
                    </td>
                  )}
                  <td
                    className={
                      point.change?.verdict === 'improved' || point.change?.verdict === 'deteriorated'
                        ? css.value
                        : verdictClass
                    }
                  >
                    {point.isBaseline
                      ? t.progression.verdicts.baseline
                      : point.isBefore
                        ? t.progression.verdicts.before
                        : point.change === null
                          ? '–'
                          : t.progression.verdicts[point.change.verdict]}
                  </td>
                </>
              )}
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
