import { formatDate } from '#base/domain/formatDate.ts'

/** A day, short where it lies in the same year as `beside`: `12.09.`, else `12.09.2025`. */
export function dayText(moment: string | number, beside: string | number): string {
  const [date, other] = [formatDate(moment), formatDate(beside)]
  return date.slice(6) === other.slice(6) ? date.slice(0, 6) : date
}
