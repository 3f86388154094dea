import { useMemo } from 'react'
import { useLocale } from '#base/web/locale.ts'
import { Section } from '#base/web/Section.tsx'
import { useTexts } from '#base/web/useTexts.ts'
import type { EvaluatedSitting, PinnedTest } from '../../contract/resultShapes.ts'
import { answerRows } from '../../domain/answerRows.ts'
import { AnswerDots } from '../charts/AnswerDots.tsx'
import { differenceText, scoreText } from '../scoreText.ts'
import { de } from '../text.de.ts'
import { en } from '../text.en.ts'
import { ComparedHead } from './ComparedHead.tsx'
import css from './Compared.module.css'

interface Props {
  earlier: EvaluatedSitting
  later: EvaluatedSitting
  test: PinnedTest
  /** Both answered the same questions: the rows may be joined. */
  isJoined: boolean
  days: { earlier: string; later: string }
}

/** Question by question: then, now, and what lies between. Without a common edition the questions are not laid side by side. */
export function ComparedAnswers({ earlier, later, test, isJoined, days }: Props) {
  const t = useTexts({ de, en })
  const locale = useLocale()
  const rows = useMemo(
    () => answerRows(test, locale, later.evaluation, null, earlier.evaluation),
    [test, locale, earlier, later],
  )
  if (!isJoined) return null
  const asked = rows.filter((row) => row.state !== 'skipped' || row.previous !== null)
  const points = asked.flatMap((row) => row.points)
  const [from, to] = [Math.min(0, ...points), Math.max(1, ...points)]
  const changed = asked.filter((row) => row.value !== row.previous).length
  const earlierAnswer = (itemID: string) => {
    const raw = earlier.evaluation.items.find((item) => item.id === itemID)?.raw ?? null
    const optionSet = test.definition.items.find((item) => item.id === itemID)?.optionSet ?? ''
    return raw === null ? t.answers.left : (test.texts[locale].options[optionSet]?.[String(raw)] ?? String(raw))
  }
  return (
    <Section
      title={t.compare.answers}
      aside={<span className="quiet">{t.compare.changedItems(changed, asked.length)}</span>}
    >
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col">{t.answers.question}</th>
            <th scope="col" className={css.dots}>
              <span className="visuallyHidden">{t.answers.scaleHead(from, to)}</span>
            </th>
            <ComparedHead days={days} />
          </tr>
        </thead>
        <tbody>
          {asked.map((row) => {
            const isSame = row.value === row.previous
            const difference = row.value === null || row.previous === null ? null : row.value - row.previous
            return (
              <tr
                key={row.itemID}
                className={row.alert === null ? undefined : row.alert === 'critical' ? css.alert : css.warning}
              >
                <td>
                  {row.number}. {row.text}
                  <span className={css.words}>
                    {isSame
                      ? (row.answer ?? t.answers.left)
                      : `${earlierAnswer(row.itemID)} → ${row.answer ?? t.answers.left}`}
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
                </td>
                <td className={`${css.right} figures`}>{scoreText(row.previous, locale)}</td>
                <td className={`${css.right} ${css.strong} figures`}>{scoreText(row.value, locale)}</td>
                <td className={`${css.right} figures`}>
                  {isSame ? t.compare.same : difference === null ? '–' : differenceText(difference, locale)}
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </Section>
  )
}
