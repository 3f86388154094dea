const FIRST_DELAY_MS = 500
const LONGEST_DELAY_MS = 60_000

/**
 * How long to wait before the next attempt: 0.5 s · 2ⁿ, at most 60 s, of which the upper half is left to chance so that the tablets of a
 * waiting room do not all come back at once. `attempt` counts failures from 0; `chance` is in [0, 1).
 */
export function retryDelayMs(attempt: number, chance: number): number {
  const whole = Math.min(LONGEST_DELAY_MS, FIRST_DELAY_MS * 2 ** Math.min(attempt, 30))
  return Math.round(whole / 2 + (whole / 2) * chance)
}
