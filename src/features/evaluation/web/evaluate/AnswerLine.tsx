import { useLocale } from '#base/web/locale.ts'
import { useTexts } from '#base/web/useTexts.ts'
import type { AnswerRow } from '../../domain/answerRows.ts'
import { INTERRUPTION_FROM_MS } from '../../domain/validity.ts'
import { AnswerDots } from '../charts/AnswerDots.tsx'
import { durationText, itemTimeText } from '../durationText.ts'
import { scoreText } from '../scoreText.ts'
import { de } from '../text.de.ts'
import { en } from '../text.en.ts'
import css from './AnswersTable.module.css'

/** Longest bar of the time column, in px. */
const BAR_PX = 44

interface Props {
  row: AnswerRow
  from: number
  to: number
  longestMs: number
  previousDay: string | null
  /** What stands above this question, where it changes from one to the next. */
  stem: string | null
}

/** One question: its words, the answer in words, dots, points, time. */
export function AnswerLine({ row, from, to, longestMs, previousDay, stem }: Props) {
  const t = useTexts({ de, en })
  const locale = useLocale()
  const before = row.before.at(-1)
  const remarks = [
    before === undefined
      ? row.changes > 0
        ? t.answers.changedUntold(row.changes)
        : ''
      : before === null
        ? t.answers.fromLeft
        : t.answers.changed(before),
    row.awayMs >= INTERRUPTION_FROM_MS ? t.answers.away(durationText(row.awayMs, locale)) : '',
    row.inverted ? t.answers.inverted : '',
  ].filter((remark) => remark !== '')
  const answer = row.answer ?? (row.state === 'skipped' ? t.answers.notAsked : t.answers.left)
  return (
    <tr className={row.alert === null ? undefined : row.alert === 'critical' ? css.alert : css.warning}>
      <td className={css.number}>{row.number}</td>
      <td className={css.question}>
        {stem !== null && <span className={css.stem}>{stem}</span>}
        {row.alert !== null && <span className="visuallyHidden">{t.answers.risk}: </span>}
        {row.text}
        <span className={row.answer === null ? `${css.answer} ${css.left}` : css.answer}>
          {answer}
          {remarks.map((remark) => (
            <em key={remark}> · {remark}</em>
          ))}
        </span>
      </td>
      <td className={css.dots}>
        <AnswerDots
          points={row.points}
          from={from}
          to={to}
          today={row.value}
          before={row.previous}
          isAlert={row.alert === 'critical'}
        />
        {previousDay !== null && row.previous !== null && (
          <span className="visuallyHidden">{t.answers.lastTime(scoreText(row.previous, locale))}</span>
        )}
      </td>
      <td className={`${css.value} figures`}>{scoreText(row.value, locale)}</td>
      <td className={`${css.time} figures`}>
        {row.timeMs !== null && (
          <svg className={css.bar} width={BAR_PX} height={4} aria-hidden="true">
            <rect width={Math.max(2, (row.timeMs / longestMs) * BAR_PX)} height={4} />
          </svg>
        )}
        <span>{row.timeMs === null ? '–' : itemTimeText(row.timeMs, locale)}</span>
      </td>
    </tr>
  )
}
