import { formatNumber } from '#base/domain/formatNumber.ts'
import type { Locale } from '#base/domain/locale.ts'
import type { Change, NodeResult } from '#features/instrument/domain/evaluation.ts'
import type { EvaluationTexts } from '../parts/chartBands.ts'
import type { LeadText } from '../parts/Lead.tsx'
import { capitalised, differenceText, scoreText } from '../scoreText.ts'

/**
 * The first sentence of an evaluation. Without a confirmed reliability it says so instead of judging a change. `hasEarlier`: there are earlier
 * sittings with this test, though perhaps none that may be compared.
 */
export function verdict(
  node: NodeResult,
  change: { change: Change; day: string } | null,
  hasEarlier: boolean,
  t: EvaluationTexts,
  locale: Locale,
): LeadText {
  const isOpen = change !== null && change.change.verdict === 'unknown' && change.change.difference !== 0
  return {
    lead: leadOf(node, t, locale),
    rest: [...reservation(node, t), ...(node.value === null ? [] : changeOf(change, hasEarlier, t, locale))],
    ...(isOpen ? { note: t.verdict.unknownNote } : {}),
  }
}

function leadOf(node: NodeResult, t: EvaluationTexts, locale: Locale): string {
  const label = node.label[locale]
  if (node.value === null) return t.verdict.noScore(capitalised(label))
  if (typeof node.value === 'string') return `${capitalised(node.valueLabel?.[locale] ?? node.value)}.`
  const [value, max] = [scoreText(node.value, locale), scoreText(node.max, locale)]
  return node.band === null
    ? t.verdict.unbanded(label, value, max)
    : t.verdict.reached(capitalised(label), node.band.label[locale], value, max)
}

function reservation(node: NodeResult, t: EvaluationTexts): string[] {
  if (node.status === 'prorated') return [t.verdict.prorated(node.missing)]
  if (node.status === 'incomplete') return [t.verdict.missing(node.missing)]
  if (node.status === 'invalid') return [t.verdict.invalid]
  return []
}

function changeOf(
  given: { change: Change; day: string } | null,
  hasEarlier: boolean,
  t: EvaluationTexts,
  locale: Locale,
): string[] {
  if (given === null) return [hasEarlier ? t.verdict.noneComparable : t.verdict.first]
  const { change, day } = given
  if (change.difference === 0) return [t.verdict.same(day)]
  const difference = differenceText(change.difference, locale)
  const important = change.minimalImportantDifference
  const noticeable =
    important === undefined ? [] : [t.verdict.important(scoreText(important.points, locale), important.reached)]
  if (change.verdict === 'unknown' || change.reliableChangeIndex === null)
    return [t.verdict.unknown(day, difference), ...noticeable]
  return [
    t.verdict[change.verdict](day, difference, formatNumber(Math.abs(change.reliableChangeIndex), locale, 1)),
    ...noticeable,
  ]
}
