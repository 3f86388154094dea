import { formatNumber } from '#base/domain/formatNumber.ts'
import type { Locale } from '#base/domain/locale.ts'

/** A length of time as people read it: `6,2 s`, `48 s`, `2 min 04 s`, `3 h 05 min`. The units are the same in both languages. */
export function durationText(durationMs: number, locale: Locale): string {
  const seconds = Math.round(durationMs / 1000)
  if (durationMs < 59_500) return `${formatNumber(durationMs / 1000, locale, durationMs < 30_000 && durationMs % 1000 !== 0 ? 1 : 0)}\u00a0s`
  if (seconds < 3600) return `${Math.floor(seconds / 60)}\u00a0min ${String(seconds % 60).padStart(2, '0')}\u00a0s`
  const minutes = Math.round(seconds / 60)
  return `${Math.floor(minutes / 60)}\u00a0h ${String(minutes % 60).padStart(2, '0')}\u00a0min`
}
