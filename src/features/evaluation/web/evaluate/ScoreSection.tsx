import { useLocale } from '#base/web/locale.ts'
import { Section } from '#base/web/Section.tsx'
import { useTexts } from '#base/web/useTexts.ts'
import type { Change, Evaluation } from '#features/instrument/domain/evaluation.ts'
import { cutoffsOf, mainNode } from '../parts/resultOf.ts'
import { ScoreScale } from '../parts/ScoreScale.tsx'
import { scoreText } from '../scoreText.ts'
import { de } from '../text.de.ts'
import { en } from '../text.en.ts'
import { CutoffChoice } from './CutoffChoice.tsx'
import { KeyFigures } from './KeyFigures.tsx'
import css from './ScoreSection.module.css'

interface Props {
  name: string
  evaluation: Evaluation
  previous: { value: number; day: string; change: Change } | null
  cutoffID: string | null
  onCutoff: (cutoffID: string) => void
}

/** The score as one number, on its scale, and in key figures. */
export function ScoreSection({ name, evaluation, previous, cutoffID, onCutoff }: Props) {
  const t = useTexts({ de, en })
  const locale = useLocale()
  const node = mainNode(evaluation)
  const cutoffs = cutoffsOf(evaluation, node.id)
  const chosen = cutoffs.find((cutoff) => cutoff.id === cutoffID) ?? cutoffs[0] ?? null
  return (
    <Section
      title={t.result.title}
      aside={
        cutoffs.length > 1 && chosen !== null ? (
          <CutoffChoice cutoffs={cutoffs} chosen={chosen} onChoose={onCutoff} />
        ) : undefined
      }
    >
      <div className={css.hero}>
        <div className={css.big}>
          <p className={typeof node.value === 'number' ? css.number : css.word}>
            {node.value === null
              ? t.result.noValue
              : typeof node.value === 'string'
                ? (node.valueLabel?.[locale] ?? node.value)
                : scoreText(node.value, locale)}
            {typeof node.value === 'number' && <span className={css.of}>{t.ofMax(scoreText(node.max, locale))}</span>}
          </p>
          <p className={css.interval}>
            {node.interval === null ? (
              node.value === null ? null : (
                t.result.noInterval
              )
            ) : (
              <>
                {t.result.interval}
                <br />
                {t.result.intervalRange(scoreText(node.interval.low, locale), scoreText(node.interval.high, locale))}
              </>
            )}
          </p>
        </div>
        <ScoreScale
          name={name}
          evaluation={evaluation}
          node={node}
          cutoffs={chosen === null ? [] : [chosen]}
          previous={previous}
        />
      </div>
      <KeyFigures evaluation={evaluation} previous={previous} cutoff={chosen} />
      {evaluation.normStatus === 'none' && <p className={css.norm}>{t.result.noNorm}</p>}
    </Section>
  )
}
