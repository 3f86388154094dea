import type { ItemValues } from '#features/instrument/domain/questionnaire.ts'
import type { LogEntry, RunStep } from './runStep.ts'

/** What a run has come to after its steps, in order: the last value of each item, the log, and the page last shown. */
export function valuesOfSteps(steps: readonly RunStep[]): { values: ItemValues; log: LogEntry[]; page: number } {
  const values: ItemValues = {}
  const log: LogEntry[] = []
  let page = -1
  for (const step of steps) {
    const { value, ...entry } = step
    log.push(entry)
    if (step.itemID !== undefined && value !== undefined) values[step.itemID] = value
    if (step.event === 'shown') page = step.page
  }
  return { values, log, page }
}
