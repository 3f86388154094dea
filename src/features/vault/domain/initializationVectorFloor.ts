/** 2026-01-01T00:00:00Z. Never change: lower numbers may have been given out. */
const START_MS = 1_767_225_600_000
/** A number every 10 ms: 12 digits last until the year 2311. */
const TICK_MS = 10

export const FIRST_IV = 100_000_000_000
export const LAST_IV = 999_999_999_999

/**
 * The least number that may be given out at a moment. A counter that came back from an old backup jumps up to it, over all that was
 * given out in the meantime; it would take more than a hundred writes a second, all the time, to be ahead of it.
 */
export function initializationVectorFloor(nowMs: number): number {
  return Math.min(LAST_IV, FIRST_IV + Math.max(0, Math.floor((nowMs - START_MS) / TICK_MS)))
}
