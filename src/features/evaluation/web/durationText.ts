import { formatNumber } from '#base/domain/formatNumber.ts'
import type { Locale } from '#base/domain/locale.ts'

/** A length of time as people read it: `48 s`, `2 min 04 s`, `3 h 05 min`. The units are the same in both languages. */
export function durationText(durationMs: number, locale: Locale): string {
  const seconds = Math.round(durationMs / 1000)
  if (seconds < 60) return `${formatNumber(seconds, locale)}\u00a0s`
  if (seconds < 3600) {
    const rest = seconds % 60 === 0 ? '' : ` ${String(seconds % 60).padStart(2, '0')}\u00a0s`
    return `${Math.floor(seconds / 60)}\u00a0min${rest}`
  }
  const minutes = Math.round(seconds / 60)
  return `${Math.floor(minutes / 60)}\u00a0h ${String(minutes % 60).padStart(2, '0')}\u00a0min`
}

/** The time on one item, to a tenth of a second below a minute: `6,2 s`. */
export function itemTimeText(timeMs: number, locale: Locale): string {
  return timeMs < 59_950 ? `${formatNumber(timeMs / 1000, locale, 1)}\u00a0s` : durationText(timeMs, locale)
}
