import type { ItemValues } from '#features/instrument/domain/questionnaire.ts'
import { addStep } from './answersSoFar.ts'
import type { LogEntry, RunStep } from './runStep.ts'

/** What the browser holds of a run: its record and the steps found beside it. */
export interface LocalRun {
  saveId: string
  version: string
  page: number
  /** How many steps were written; each of them must be there. */
  stepCount: number
  steps: readonly RunStep[]
  /** Answers and log that the run began with, when it went on from what another device had sent. */
  inherited: { values: ItemValues; log: LogEntry[] }
}

/** What the server holds (`stored` of `sitting/start`). */
export interface StoredRun {
  saveId: string
  received: number
  page: number
  values: ItemValues
  log: LogEntry[]
}

export type Restored =
  /** Nothing anywhere: begin at the instructions. */
  | { from: 'nothing' }
  /** Go on with the local run as it stands. */
  | { from: 'local' }
  /** Begin a new run on top of the server's answers. `carried`: answers that only this device had, to be written as first steps. */
  | { from: 'server'; page: number; inherited: { values: ItemValues; log: LogEntry[] }; carried: RunStep[] }

/**
 * Where a sitting goes on (Spec §4): from the local copy when it is whole; else from what the server has stored; else from the start.
 * The local copy counts for nothing when a step is missing or the test is another version. It stands back when another device went on after it
 * (the server's last run is not its own) or when the server has more of it than the browser kept; what only this device knew is carried over.
 */
export function restoreRun(local: LocalRun | null, stored: StoredRun | null, version: string): Restored {
  const whole = local !== null && local.version === version && local.steps.length === local.stepCount ? local : null
  if (whole && (stored === null || (stored.saveId === whole.saveId && stored.received <= whole.stepCount))) {
    return { from: 'local' }
  }
  if (stored === null) return { from: 'nothing' }
  const carried = whole ? stepsToCarry(whole, stored) : []
  return { from: 'server', page: stored.page, inherited: { values: stored.values, log: stored.log }, carried }
}

function stepsToCarry(local: LocalRun, stored: StoredRun): RunStep[] {
  const last = new Map<string, RunStep>()
  for (const step of local.steps) {
    if (step.itemID === undefined || step.value === undefined) continue
    if (stored.values[step.itemID] === undefined) last.set(step.itemID, step)
  }
  return [...last.values()]
}

/** Values and log of a run: what it inherited and what its own steps say. */
export function contentOfRun(run: Pick<LocalRun, 'inherited' | 'steps'>): { values: ItemValues; log: LogEntry[] } {
  const content = { page: -1, values: { ...run.inherited.values }, log: [...run.inherited.log] }
  for (const step of run.steps) addStep(content, step)
  return { values: content.values, log: content.log }
}
