/** How long a session lives: it ends after 30 minutes without a request and 12 hours after login, whichever comes first. */
export const SESSION_IDLE_MS = 30 * 60_000
export const SESSION_ABSOLUTE_MS = 12 * 3_600_000
/** `lastSeenAt` is written at most this often, so that reading a page does not write a row a call. */
export const SESSION_TOUCH_MS = 60_000

export interface SessionTimes {
  lastSeenAt: Date
  /** Absolute end. */
  expiresAt: Date
  endedAt: Date | null
}

export function isSessionAlive(times: SessionTimes, now: Date): boolean {
  if (times.endedAt !== null) return false
  return now < times.expiresAt && now.getTime() < times.lastSeenAt.getTime() + SESSION_IDLE_MS
}

export function mustTouchSession(lastSeenAt: Date, now: Date): boolean {
  return now.getTime() - lastSeenAt.getTime() >= SESSION_TOUCH_MS
}
