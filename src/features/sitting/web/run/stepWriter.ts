import { holdUnsavedWork } from '#base/web/unsavedWork.ts'
import type { RunStep } from '../../domain/runStep.ts'
import type { OpenRun } from './takeUpRun.ts'
import type { RunRecord, RunStore } from './runStore.ts'

export interface StepWriter {
  record: () => RunRecord
  /** All steps, those on their way to the disk included. */
  steps: () => readonly RunStep[]
  /** Steps that have reached the disk. */
  written: () => readonly RunStep[]
  /** Writes steps and changes of the record in order; false: the device could not store them. */
  write: (steps: readonly RunStep[], change?: Partial<RunRecord>) => Promise<boolean>
  /** Takes over what the server has acknowledged. */
  acknowledge: (received: number) => void
}

/**
 * Writes a run step by step. Writes queue up; each takes along what an earlier one could not store, so that no answer is skipped. While something is
 * not on the disk, the browser asks before the page is left.
 */
export function createStepWriter(store: RunStore, open: OpenRun): StepWriter {
  let record = open.run
  let writtenCount = open.steps.length
  let steps = [...open.steps]
  let queue: Promise<unknown> = Promise.resolve()
  let release: (() => void) | null = null

  async function writeNow(added: readonly RunStep[], change: Partial<RunRecord>): Promise<boolean> {
    const next = { ...record, ...change, stepCount: steps.length }
    try {
      await store.write(next, writtenCount + 1, steps.slice(writtenCount))
    } catch (error) {
      console.error(error)
      // A move that did not take place leaves no trace; an answer stays and goes with the next write.
      steps = steps.filter((step) => step.value !== undefined || !added.includes(step))
      return false
    }
    // The upload may have moved on meanwhile.
    record = { ...next, received: record.received }
    writtenCount = next.stepCount
    if (writtenCount === steps.length) {
      release?.()
      release = null
    }
    return true
  }

  return {
    record: () => record,
    steps: () => [...steps],
    written: () => steps.slice(0, writtenCount),
    write: (added, change = {}) => {
      steps.push(...added)
      release ??= holdUnsavedWork()
      const result = queue.then(() => writeNow(added, change))
      queue = result
      return result
    },
    acknowledge: (received) => {
      record = { ...record, received }
    },
  }
}
