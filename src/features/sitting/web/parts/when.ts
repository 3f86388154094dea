import { formatDate, formatTime } from '#base/domain/formatDate.ts'
import type { de } from '../text.de.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
const RECENT_MINUTES = 60

/** Two short lines for a moment: `09:12` and `vor 8 min`, `heute`, `gestern` or the date. */
export function whenLines(moment: string, nowMs: number, t: typeof de): [string, string] {
  const minutes = minutesSince(moment, nowMs)
  const day = formatDate(moment)
  if (minutes >= 0 && minutes < RECENT_MINUTES) return [formatTime(moment), t.minutesAgo(minutes)]
  if (day === formatDate(nowMs)) return [formatTime(moment), t.today]
  if (day === formatDate(nowMs - DAY_MS)) return [formatTime(moment), t.yesterday]
  return [day, formatTime(moment)]
}

/** The same in one line. */
export function whenLine(moment: string, nowMs: number, t: typeof de): string {
  const [first, second] = whenLines(moment, nowMs, t)
  return second === t.today || second === t.yesterday ? `${second}, ${first}` : `${first}, ${second}`
}

export function minutesSince(moment: string, nowMs: number): number {
  return Math.floor((nowMs - Date.parse(moment)) / MINUTE_MS)
}

/** Whole calendar days from now to a moment to come; 0 is today. */
export function daysUntil(moment: string, nowMs: number): number {
  const startOfDay = (ms: number) => new Date(ms).setHours(0, 0, 0, 0)
  return Math.round((startOfDay(Date.parse(moment)) - startOfDay(nowMs)) / DAY_MS)
}
