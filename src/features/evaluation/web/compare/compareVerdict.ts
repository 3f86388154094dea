import { formatNumber } from '#base/domain/formatNumber.ts'
import type { Locale } from '#base/domain/locale.ts'
import type { Change } from '#features/instrument/domain/evaluation.ts'
import type { EvaluationTexts } from '../parts/chartBands.ts'
import type { LeadText } from '../parts/Lead.tsx'
import { differenceText, scoreText } from '../scoreText.ts'

/** The sentence over two comparable sittings; a verdict only where a reliability is confirmed. */
export function compareVerdict(
  change: Change,
  days: { earlier: string; later: string },
  t: EvaluationTexts,
  locale: Locale,
): LeadText {
  const words = t.compare.verdict
  const difference = differenceText(change.difference, locale)
  const course = words.from(scoreText(change.from, locale), scoreText(change.to, locale), days.earlier, days.later)
  const important = change.minimalImportantDifference
  const noticeable =
    important === undefined || change.difference === 0
      ? []
      : [t.verdict.important(scoreText(important.points, locale), important.reached)]
  if (change.verdict === 'unknown' || change.reliableChangeIndex === null) {
    return {
      lead: words.unknown(difference),
      rest: [course, ...noticeable],
      ...(change.difference === 0 ? {} : { note: t.verdict.unknownNote }),
    }
  }
  const rci = formatNumber(Math.abs(change.reliableChangeIndex), locale, 1)
  return { lead: words[change.verdict](difference, rci), rest: [course, ...noticeable] }
}
