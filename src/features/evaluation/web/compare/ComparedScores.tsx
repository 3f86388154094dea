import { useLocale } from '#base/web/locale.ts'
import { Section } from '#base/web/Section.tsx'
import { useTexts } from '#base/web/useTexts.ts'
import type { Change } from '#features/instrument/domain/evaluation.ts'
import type { EvaluatedSitting, PinnedTest } from '../../contract/resultShapes.ts'
import { cutoffsOf, mainNode } from '../parts/resultOf.ts'
import { ScoreScale } from '../parts/ScoreScale.tsx'
import { capitalised, differenceText, scoreText } from '../scoreText.ts'
import { de } from '../text.de.ts'
import { en } from '../text.en.ts'
import { ComparedHead } from './ComparedHead.tsx'
import css from './Compared.module.css'

interface Side {
  sitting: EvaluatedSitting
  test: PinnedTest
}

interface Props {
  earlier: Side
  later: Side
  /** Null where the two may not be joined: then each has a scale of its own and no difference is given. */
  change: Change | null
  days: { earlier: string; later: string }
}

/** Every score of both sittings; on one scale where they may be joined. */
export function ComparedScores({ earlier, later, change, days }: Props) {
  const t = useTexts({ de, en })
  const locale = useLocale()
  const nodes = later.sitting.evaluation.nodes.filter((node) => node.status !== 'notApplicable')
  return (
    <Section title={t.compare.values}>
      <div className={css.scales}>
        {change === null ? (
          [earlier, later].map((side, index) => (
            <div key={side.sitting._id}>
              <p className={css.scaleName}>
                {side.test.texts[locale].name}, {index === 0 ? days.earlier : days.later}
              </p>
              <Scale side={side} previous={null} />
            </div>
          ))
        ) : (
          <Scale side={later} previous={{ value: change.from, day: days.earlier }} />
        )}
      </div>
      {change !== null && (
        <table className={css.table}>
          <thead>
            <tr>
              <th scope="col">{t.compare.scale}</th>
              <ComparedHead days={days} />
            </tr>
          </thead>
          <tbody>
            {nodes.map((node) => {
              const before = earlier.sitting.evaluation.nodes.find((one) => one.id === node.id)
              const words = (given: typeof node | undefined) =>
                given === undefined
                  ? '–'
                  : typeof given.value === 'string'
                    ? capitalised(given.valueLabel?.[locale] ?? given.value)
                    : scoreText(given.value, locale)
              return (
                <tr key={node.id} className={node.id === later.sitting.evaluation.mainNodeID ? css.main : undefined}>
                  <td>{node.label[locale]}</td>
                  <td className={`${css.right} figures`}>{words(before)}</td>
                  <td className={`${css.right} figures`}>{words(node)}</td>
                  <td className={`${css.right} figures`}>
                    {typeof node.value === 'number' && typeof before?.value === 'number'
                      ? differenceText(node.value - before.value, locale)
                      : '–'}
                  </td>
                </tr>
              )
            })}
          </tbody>
        </table>
      )}
    </Section>
  )
}

function Scale({ side, previous }: { side: Side; previous: { value: number; day: string } | null }) {
  const locale = useLocale()
  const { evaluation } = side.sitting
  const node = mainNode(evaluation)
  return (
    <ScoreScale
      name={side.test.texts[locale].name}
      evaluation={evaluation}
      node={node}
      cutoffs={cutoffsOf(evaluation, node.id).slice(0, 1)}
      previous={previous}
    />
  )
}
