import type { ItemValues } from '#features/instrument/domain/questionnaire.ts'
import type { LogEntry, RunStep } from './runStep.ts'

/** A batch as it arrived: of which run, and with which number its first entry begins. */
export interface ArrivedBatch {
  saveId: string
  sequence: number
  entries: readonly RunStep[]
}

export interface AnswersSoFar {
  /** The run that came last; null where nothing arrived. */
  saveId: string | null
  /** Highest step number of that run up to which all have arrived. */
  received: number
  page: number
  values: ItemValues
  log: LogEntry[]
}

/**
 * What is known of a sub-sitting from batches in any order, doubled or with gaps. `batches` come in the order in which they were first received;
 * a run counts from its first batch on, so where two devices answered the same item the device that began later wins. Steps behind a gap wait.
 */
export function answersSoFar(batches: readonly ArrivedBatch[]): AnswersSoFar {
  const sofar: AnswersSoFar = { saveId: null, received: 0, page: -1, values: {}, log: [] }
  for (const saveId of new Set(batches.map((batch) => batch.saveId))) {
    const steps = contiguousSteps(batches.filter((batch) => batch.saveId === saveId))
    sofar.saveId = saveId
    sofar.received = steps.length
    for (const step of steps) addStep(sofar, step)
  }
  return sofar
}

/** Highest number up to which all steps of one run have arrived: what `sitting/answers` answers. */
export function receivedOf(batches: readonly ArrivedBatch[], saveId: string): number {
  return contiguousSteps(batches.filter((batch) => batch.saveId === saveId)).length
}

/** The steps 1, 2, 3 … up to the first gap. A number that came twice is taken as it came first. */
function contiguousSteps(batches: readonly ArrivedBatch[]): RunStep[] {
  const byNumber = new Map<number, RunStep>()
  for (const batch of batches) {
    for (const [index, entry] of batch.entries.entries()) {
      const number = batch.sequence + index
      if (!byNumber.has(number)) byNumber.set(number, entry)
    }
  }
  const steps: RunStep[] = []
  for (let step = byNumber.get(1); step !== undefined; step = byNumber.get(steps.length + 1)) steps.push(step)
  return steps
}

/** Adds one step to values, log and page. The browser reads its own steps by the same rule. */
export function addStep(sofar: Pick<AnswersSoFar, 'page' | 'values' | 'log'>, step: RunStep): void {
  const { value, ...entry } = step
  sofar.log.push(entry)
  if (step.event === 'shown') sofar.page = step.page
  if (step.itemID !== undefined && value !== undefined) sofar.values[step.itemID] = value
}
