import type { ItemValues } from '#features/instrument/domain/questionnaire.ts'
import type { LogEntry } from './runStep.ts'

/** What a final save stores, as sent: one opaque document, so that sealing answers later is a wrapping. */
export interface SavedContent {
  values: ItemValues
  moduleValues: Record<string, number | string>
  log: LogEntry[]
  /** Reading aids, device and interruptions; shape `runMeta` of the contract. */
  meta: Record<string, unknown>
}
