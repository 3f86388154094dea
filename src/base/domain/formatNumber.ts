import type { Locale } from './locale.ts'

/** A number as it stands in a sentence or a table: decimal comma in German, a real minus sign. */
export function formatNumber(value: number, locale: Locale, decimals?: number): string {
  const digits = decimals === undefined ? {} : { minimumFractionDigits: decimals, maximumFractionDigits: decimals }
  return new Intl.NumberFormat(locale === 'de' ? 'de-DE' : 'en-GB', digits).format(value).replace('-', '−')
}
