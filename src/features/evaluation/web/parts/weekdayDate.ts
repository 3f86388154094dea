import { formatDate } from '#base/domain/formatDate.ts'
import type { Locale } from '#base/domain/locale.ts'

/** `{ day: 'Do', date: '19.11.2026' }` */
export function weekdayDate(moment: string, locale: Locale): { day: string; date: string } {
  const day = new Intl.DateTimeFormat(locale === 'de' ? 'de-DE' : 'en-GB', { weekday: 'short' }).format(
    new Date(moment),
  )
  return { day, date: formatDate(moment) }
}
