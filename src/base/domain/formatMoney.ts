import type { Locale } from './locale.ts'

/** Money is kept in cents and shown in EUR with two decimals (Spec §9): `0,90 €`, `€0.90`. */
export function formatMoney(amountCents: number, locale: Locale): string {
  const formatter = new Intl.NumberFormat(locale === 'de' ? 'de-DE' : 'en-IE', { style: 'currency', currency: 'EUR' })
  return formatter.format(amountCents / 100).replace('-', '−')
}
