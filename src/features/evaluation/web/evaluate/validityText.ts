import type { Locale } from '#base/domain/locale.ts'
import type { UserData } from '../../contract/resultShapes.ts'
import type { Validity } from '../../domain/validity.ts'
import { durationText } from '../durationText.ts'
import type { EvaluationTexts } from '../parts/chartBands.ts'

/** The sentence the panel opens with. */
export function judgement(validity: Validity, t: EvaluationTexts): string {
  if (validity.flags.includes('scoreMissing')) return t.validity.doubtful.scoreMissing
  if (validity.flags.includes('hasty')) return t.validity.doubtful.hasty
  if (validity.judgement === 'unknown') return t.validity.unknown
  return validity.flags.length === 0 ? t.validity.usable : t.validity.usableBut(validity.flags.length)
}

export function interruptionText(entry: Validity['interruptions'][number], t: EvaluationTexts, locale: Locale): string {
  const place = entry.number === null ? t.validity.atStart : t.validity.changeOf(entry.number)
  const duration = entry.durationMs === null ? null : durationText(entry.durationMs, locale)
  if (entry.kind === 'closed')
    return duration === null ? t.validity.closedOpen(place) : t.validity.closed(place, duration)
  return duration === null ? t.validity.awayOpen(place) : t.validity.away(place, duration)
}

/** Reading aids that were used at any time. */
export function readingAids(meta: UserData['meta'], t: EvaluationTexts): string[] {
  if (meta === null) return []
  return [
    meta.textSize === 'normal' ? '' : t.validity.aid[meta.textSize],
    meta.contrast ? t.validity.aid.contrast : '',
    meta.readAloud ? t.validity.aid.readAloud : '',
  ].filter((aid) => aid !== '')
}
