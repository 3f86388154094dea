import { SESSION_IDLE_MS } from '#features/account/domain/sessionLife.ts'
import type { SessionNews } from '#base/web/sessionChannel.ts'

/** Other tabs hear of activity at most this often. */
const TELL_ACTIVE_MS = 20_000

export interface SessionWatchParts {
  /** Who is logged in in this tab, or null. */
  userID: () => string | null
  /** Wipes names and keys of this tab and leads to the login. `idle`: nobody was here, so the session on the server ends too. */
  endHere: (why: 'elsewhere' | 'idle') => void
  tell: (news: SessionNews) => void
  /** The clock, milliseconds. */
  nowMs: () => number
}

/**
 * Ends the session of this tab where it would outlive its user: another tab logged out, gave the device to a patient or logged in somebody else;
 * or nobody touched any tab for as long as a session may be idle. The server alone cannot tell, because lists ask it again by themselves.
 */
export function watchSessionEnd({ userID, endHere, tell, nowMs }: SessionWatchParts) {
  let activeAtMs = nowMs()
  let toldAtMs = Number.NEGATIVE_INFINITY
  let known = userID()
  return {
    /** Pointer or keyboard was used in this tab. */
    active: () => {
      activeAtMs = nowMs()
      if (userID() === null || activeAtMs - toldAtMs < TELL_ACTIVE_MS) return
      toldAtMs = activeAtMs
      tell({ kind: 'active' })
    },
    /** The session of this tab has changed. */
    changed: () => {
      const before = known
      known = userID()
      if (known === before) return
      activeAtMs = nowMs()
      tell(known === null ? { kind: 'ended' } : { kind: 'begun', userID: known })
    },
    heard: (news: SessionNews) => {
      if (news.kind === 'active') activeAtMs = nowMs()
      const isAnother = news.kind === 'begun' && news.userID !== userID()
      if (userID() === null || !(news.kind === 'ended' || isAnother)) return
      // Not told on: the tab that began anew would end by it.
      known = null
      endHere('elsewhere')
    },
    /** Looks at the clock; asked every few seconds and when the tab comes to the front. */
    look: () => {
      if (userID() !== null && nowMs() - activeAtMs >= SESSION_IDLE_MS) endHere('idle')
    },
  }
}
