import { formatNumber } from '#base/domain/formatNumber.ts'
import { useLocale } from '#base/web/locale.ts'
import { useTexts } from '#base/web/useTexts.ts'
import type { Change, Cutoff, Evaluation } from '#features/instrument/domain/evaluation.ts'
import { rangeText } from '../parts/chartBands.ts'
import { bandSetOf, isLowerWorse, mainNode, reaches } from '../parts/resultOf.ts'
import { capitalised, differenceText, scoreText } from '../scoreText.ts'
import { de } from '../text.de.ts'
import { en } from '../text.en.ts'
import css from './KeyFigures.module.css'

interface Props {
  evaluation: Evaluation
  previous: { day: string; change: Change } | null
  cutoff: Cutoff | null
}

interface Figure {
  id: string
  term: string
  value: string
  more?: string
  explanation: string
  isWord?: boolean
}

/** Change, cut-off, completeness and every further score of the test, each with one line that says what it means. */
export function KeyFigures({ evaluation, previous, cutoff }: Props) {
  const t = useTexts({ de, en })
  const locale = useLocale()
  const main = mainNode(evaluation)
  const figures: Figure[] = []

  if (previous !== null) {
    const { change, day } = previous
    const critical = change.criticalDifference === null ? null : formatNumber(change.criticalDifference, locale, 1)
    const important = change.minimalImportantDifference
    figures.push({
      id: 'change',
      term: t.keys.change(day),
      value: differenceText(change.difference, locale),
      explanation: [
        critical === null
          ? t.keys.changeUnknown
          : change.verdict === 'unchanged'
            ? t.keys.changeWithin(critical)
            : t.keys.changeBeyond(critical),
        important === undefined ? '' : t.keys.important(scoreText(important.points, locale), important.reached),
      ]
        .filter((part) => part !== '')
        .join('; '),
    })
  }
  if (cutoff !== null && typeof main.value === 'number') {
    const lowerWorse = isLowerWorse(evaluation, main.id)
    figures.push({
      id: 'cutoff',
      term: t.result.cutoff,
      value: reaches(main.value, cutoff, lowerWorse) ? t.keys.cutoffReached : t.keys.cutoffNotReached,
      explanation: cutoff.label[locale],
      isWord: true,
    })
  }
  for (const node of evaluation.nodes) {
    if (node.id === main.id || node.status === 'notApplicable') continue
    const set = bandSetOf(evaluation, node.id)
    figures.push({
      id: node.id,
      term: node.label[locale],
      value:
        typeof node.value === 'string'
          ? capitalised(node.valueLabel?.[locale] ?? node.value)
          : scoreText(node.value, locale),
      ...(typeof node.value === 'number' && node.max !== null ? { more: t.ofMax(scoreText(node.max, locale)) } : {}),
      explanation:
        node.value === null
          ? t.keys.incomplete
          : node.band !== null && set !== null
            ? `${node.band.label[locale]} (${rangeText(node.band, locale)})`
            : typeof node.value === 'string'
              ? (node.trace.findLast((step) => step.kind === 'decide')?.rule[locale] ?? '')
              : '',
      isWord: typeof node.value === 'string',
    })
  }
  const scored = evaluation.items.filter((item) => item.scored)
  const skipped = scored.filter((item) => item.state === 'skipped').length
  const asked = scored.length - skipped
  const answered = scored.filter((item) => item.state === 'answered').length
  figures.push({
    id: 'answered',
    term: t.keys.answered,
    value: String(answered),
    more: t.keys.answeredOf(asked),
    explanation: [
      answered === asked
        ? t.keys.complete
        : main.status === 'prorated'
          ? t.keys.prorated
          : main.value === null
            ? t.keys.incomplete
            : '',
      skipped > 0 ? t.keys.skipped(skipped) : '',
    ]
      .filter((part) => part !== '')
      .join('; '),
  })

  return (
    <dl className={css.keys}>
      {figures.map((figure) => (
        <div key={figure.id}>
          <dt>{figure.term}</dt>
          <dd className={figure.isWord === true ? css.word : css.value}>
            {figure.value}
            {figure.more !== undefined && <small> {figure.more}</small>}
          </dd>
          {figure.explanation !== '' && <dd className={css.explanation}>{figure.explanation}</dd>}
        </div>
      ))}
    </dl>
  )
}
