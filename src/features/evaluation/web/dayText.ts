import { formatDate } from '#base/domain/formatDate.ts'
import type { Locale } from '#base/domain/locale.ts'

/** A day; in German short where it lies in the same year as `beside`: `12.09.`, else `12.09.2025`. English knows no such short form. */
export function dayText(moment: string | number, beside: string | number, locale: Locale): string {
  const [date, other] = [formatDate(moment), formatDate(beside)]
  return locale === 'de' && date.slice(6) === other.slice(6) ? date.slice(0, 6) : date
}
