import type { RunStep } from './runStep.ts'

/** Largest number of steps in one upload; a usual item makes two to three. */
export const MAX_STEPS_PER_BATCH = 200

export interface Batch {
  /** Number of the first entry; entry i has number sequence + i. Numbers begin at 1. */
  sequence: number
  entries: RunStep[]
}

/** What to send next: the steps after the highest number that has arrived, or null when all have. */
export function nextBatch(steps: readonly RunStep[], received: number): Batch | null {
  const entries = steps.slice(received, received + MAX_STEPS_PER_BATCH)
  return entries.length === 0 ? null : { sequence: received + 1, entries }
}
