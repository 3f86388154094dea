import type { Locale } from '#base/domain/locale.ts'
import type { NotComparable } from '../../domain/comparable.ts'
import { scoreText } from '../scoreText.ts'
import type { EvaluationTexts } from './chartBands.ts'

/** Why a sitting stands apart, in words. */
export function reasonText(
  reason: NotComparable,
  sitting: { version: string; min: number | null; max: number | null },
  t: EvaluationTexts,
  locale: Locale,
): string {
  if (reason === 'otherVersion') return t.notComparable.otherVersion(sitting.version)
  if (reason === 'otherRange')
    return t.notComparable.otherRange(scoreText(sitting.min, locale), scoreText(sitting.max, locale))
  return t.notComparable[reason]
}
