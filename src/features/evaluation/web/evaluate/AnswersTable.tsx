import { useLocale } from '#base/web/locale.ts'
import { Section } from '#base/web/Section.tsx'
import { useTexts } from '#base/web/useTexts.ts'
import { columnStepPx, answerDotsWidthPx } from '../charts/AnswerDots.tsx'
import type { AnswerRow } from '../../domain/answerRows.ts'
import { durationText } from '../durationText.ts'
import { scoreText } from '../scoreText.ts'
import { de } from '../text.de.ts'
import { en } from '../text.en.ts'
import { AnswerLine } from './AnswerLine.tsx'
import css from './AnswersTable.module.css'

interface Props {
  rows: readonly AnswerRow[]
  day: string
  previousDay: string | null
}

/** Every question with its answer: where it lies among the options, what it counts, how long it took. */
export function AnswersTable({ rows, day, previousDay }: Props) {
  const t = useTexts({ de, en })
  const locale = useLocale()
  const scored = rows.filter((row) => row.scored)
  const extra = rows.filter((row) => !row.scored)
  const points = scored.flatMap((row) => row.points)
  const from = Math.min(0, ...points)
  const to = Math.max(1, ...points)
  const longestMs = Math.max(1, ...rows.map((row) => row.timeMs ?? 0))
  const stems = [...new Set(scored.map((row) => row.stem))]
  const stem = stems.length === 1 ? (stems[0] ?? '') : ''
  const values = scored.flatMap((row) => (row.value === null ? [] : [row.value]))
  const times = rows.flatMap((row) => (row.timeMs === null ? [] : [row.timeMs]))
  return (
    <Section
      title={t.answers.title}
      aside={
        <span className={css.legend}>
          <svg width="14" height="14" aria-hidden="true">
            <circle cx="7" cy="7" r="6" className={css.legendToday} />
          </svg>
          {t.answers.today(day)}
          {previousDay !== null && (
            <>
              <svg width="14" height="14" aria-hidden="true">
                <circle cx="7" cy="7" r="5" className={css.legendBefore} />
              </svg>
              {t.answers.today(previousDay)}
            </>
          )}
        </span>
      }
    >
      <table className={css.answers}>
        <thead>
          <tr>
            <th scope="col">
              <span className="visuallyHidden">{t.answers.number}</span>
            </th>
            <th scope="col">{stem === '' ? t.answers.question : stem}</th>
            <th scope="col">
              <span className="visuallyHidden">{t.answers.scaleHead(from, to)}</span>
              <svg width={answerDotsWidthPx(from, to)} height={16} aria-hidden="true" className={css.scale}>
                {Array.from({ length: to - from + 1 }, (_, index) => index + from)
                  .filter((value) => columnStepPx(from, to) >= 16 || value === from || value === to)
                  .map((value) => (
                    <text key={value} x={8 + (value - from) * columnStepPx(from, to)} y={13} textAnchor="middle">
                      {value}
                    </text>
                  ))}
              </svg>
            </th>
            <th scope="col" className={css.end}>
              {t.answers.value}
            </th>
            <th scope="col" className={css.end}>
              {t.answers.time}
            </th>
          </tr>
        </thead>
        <tbody>
          {scored.map((row, index) => (
            <AnswerLine
              key={row.itemID}
              row={row}
              from={from}
              to={to}
              longestMs={longestMs}
              previousDay={previousDay}
              stem={stems.length > 1 && row.stem !== '' && row.stem !== scored[index - 1]?.stem ? row.stem : null}
            />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <td colSpan={3} className={css.sum}>
              {t.answers.sum}
            </td>
            <td className={`${css.value} figures`}>
              {scoreText(values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0), locale)}
            </td>
            <td className={`${css.time} figures`}>
              {times.length === 0
                ? '–'
                : durationText(
                    times.reduce((sum, ms) => sum + ms, 0),
                    locale,
                  )}
            </td>
          </tr>
        </tfoot>
      </table>
      {extra.map((row) => (
        <p key={row.itemID} className={css.extra}>
          <span>{t.answers.extra}</span>
          {row.text} <b>{row.answer ?? (row.state === 'skipped' ? t.answers.notAsked : t.answers.left)}</b>
          {row.value !== null && ` (${scoreText(row.value, locale)})`}
        </p>
      ))}
    </Section>
  )
}
