import type { AnswerValue } from '#features/instrument/domain/questionnaire.ts'

/**
 * What a run can log. `skipped`: left empty on purpose. `left`: the page was left. `reload`: the run was taken up again after a closed tab,
 * a reload or on another device (Spec §4). Validity (times, changes, interruptions, loss of focus) is read from these.
 */
export const RUN_EVENTS = [
  'shown',
  'answered',
  'changed',
  'skipped',
  'left',
  'focusLost',
  'focusBack',
  'networkLost',
  'networkBack',
  'reload',
] as const
export type RunEvent = (typeof RUN_EVENTS)[number]

/** Log entry (Spec §3). */
export interface LogEntry {
  event: RunEvent
  /** Page of the questionnaire, 0-based; −1 for instructions. */
  page: number
  /** Milliseconds since the page was shown. */
  delta: number
  itemID?: string
  /** Clock of the device, ISO 8601. */
  at: string
}

/** One thing that happened in a run. Steps are numbered from 1 and never changed; values and log are read from them. */
export interface RunStep extends LogEntry {
  /** Present where an item was answered, changed or left out. */
  value?: AnswerValue
}
