import { formatNumber } from '#base/domain/formatNumber.ts'
import type { Locale } from '#base/domain/locale.ts'

/** A score as shown: at most one decimal, so that 14 stays 14 and a prorated 13.5 is told. */
export function scoreText(value: number | string | null, locale: Locale): string {
  if (value === null) return '–'
  if (typeof value === 'string') return value
  return formatNumber(Math.round(value * 10) / 10, locale)
}

/** A difference with its sign: `+3`, `−7`, `0`. */
export function differenceText(difference: number, locale: Locale): string {
  const text = formatNumber(Math.round(difference * 10) / 10, locale)
  return difference > 0 ? `+${text}` : text
}

/** A calculation as the engine wrote it (decimal point) in the reader's language. */
export function calculationText(calculation: string, locale: Locale): string {
  return locale === 'de' ? calculation.replaceAll(/(\d)\.(\d)/g, '$1,$2') : calculation
}

export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
