import { formatDate } from '#base/domain/formatDate.ts'
import { formatNumber } from '#base/domain/formatNumber.ts'
import type { Locale } from '#base/domain/locale.ts'
import type { Evaluation } from '#features/instrument/domain/evaluation.ts'
import type { CoursePoint } from '../../domain/course.ts'
import { dayText } from '../dayText.ts'
import type { EvaluationTexts } from '../parts/chartBands.ts'
import type { LeadText } from '../parts/Lead.tsx'
import { cutoffsOf, isLowerWorse, reaches } from '../parts/resultOf.ts'
import type { CourseEntry } from '../parts/toComparable.ts'
import { differenceText, scoreText } from '../scoreText.ts'

/** The sentence a course begins with: from baseline to the latest comparable value, judged only where a reliability is confirmed. */
export function courseVerdict(
  points: readonly CoursePoint<CourseEntry>[],
  evaluation: Evaluation,
  t: EvaluationTexts,
  locale: Locale,
): LeadText {
  const joined = points.filter((point) => point.notComparable === null)
  const baseline = joined.find((point) => point.isBaseline)
  const latest = joined.at(-1)
  if (baseline === undefined || latest === undefined)
    return { lead: t.progression.noValue.lead, rest: [t.progression.noValue.rest] }
  if (baseline === latest || latest.change === null) {
    const { single } = t.progression
    return {
      lead: single.lead(scoreText(baseline.sitting.value, locale), formatDate(baseline.sitting.finishedAt)),
      rest: [single.rest],
    }
  }
  const { change } = latest
  const day = dayText(baseline.sitting.finishedAt, latest.sitting.finishedAt, locale)
  const [from, to, difference] = [
    scoreText(change.from, locale),
    scoreText(change.to, locale),
    differenceText(change.difference, locale),
  ]
  const more = [
    ...(change.difference === 0 ? [] : importance(change.minimalImportantDifference, t, locale)),
    ...cutoffSentences(change.from, change.to, evaluation, t, locale),
  ]
  if (change.difference === 0) return { lead: t.progression.same(day, to), rest: more }
  if (change.verdict === 'unknown' || change.reliableChangeIndex === null) {
    return { lead: t.progression.unknown.lead(day, from, to, difference), rest: more, note: t.verdict.unknownNote }
  }
  const sentence = t.progression[change.verdict]
  const rci = formatNumber(Math.abs(change.reliableChangeIndex), locale, 1)
  return { lead: sentence.lead(day), rest: [sentence.rest(from, to, difference, rci), ...more] }
}

function importance(
  important: { points: number; reached: boolean } | undefined,
  t: EvaluationTexts,
  locale: Locale,
): string[] {
  return important === undefined ? [] : [t.verdict.important(scoreText(important.points, locale), important.reached)]
}

/** What became of the first cut-off between baseline and latest value; nothing where it was reached neither then nor now. */
function cutoffSentences(
  from: number,
  to: number,
  evaluation: Evaluation,
  t: EvaluationTexts,
  locale: Locale,
): string[] {
  const cutoff = cutoffsOf(evaluation, evaluation.mainNodeID)[0]
  if (cutoff === undefined) return []
  const lowerWorse = isLowerWorse(evaluation, evaluation.mainNodeID)
  const [was, is] = [reaches(from, cutoff, lowerWorse), reaches(to, cutoff, lowerWorse)]
  const at = scoreText(cutoff.at, locale)
  if (was && is) return [t.progression.cutoffStill(at)]
  if (was) return [t.progression.cutoffCrossed(at)]
  return is ? [t.progression.cutoffNew(at)] : []
}
