/** Dates as the product writes them in both languages: DD.MM.YYYY, HH:mm (Spec §9). */

type Moment = Date | string | number

/** `timeZone` is for tests and the server; a browser leaves it out and gets the zone of its user. */
function parts(moment: Moment, timeZone?: string): Record<string, string> {
  const formatter = new Intl.DateTimeFormat('de-DE', {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    ...(timeZone === undefined ? {} : { timeZone }),
  })
  return Object.fromEntries(formatter.formatToParts(new Date(moment)).map((part) => [part.type, part.value]))
}

/** `24.11.2026` */
export function formatDate(moment: Moment, timeZone?: string): string {
  const { day, month, year } = parts(moment, timeZone)
  return `${day}.${month}.${year}`
}

/** `09:12` */
export function formatTime(moment: Moment, timeZone?: string): string {
  const { hour, minute } = parts(moment, timeZone)
  return `${hour}:${minute}`
}

/** `24.11.2026, 09:12` */
export function formatDateTime(moment: Moment, timeZone?: string): string {
  return `${formatDate(moment, timeZone)}, ${formatTime(moment, timeZone)}`
}
