import type { ItemValues } from '#features/instrument/domain/questionnaire.ts'
import { canonicalJson } from './canonicalJson.ts'
import type { LogEntry } from './runStep.ts'

/** What a save promises to have stored. `version` is not sent: each side takes the one its questionnaire is pinned to. */
export interface SittingContent {
  sittingID: string
  subSittingID: string
  testID: string
  version: string
  values: ItemValues
  moduleValues: Record<string, number | string>
  log: LogEntry[]
}

/** Lower-case hex of SHA-256 over a text's UTF-8. */
export type Sha256Hex = (text: string) => Promise<string>

/** The hash that browser and server compute on their own and compare; only these seven fields go in. */
export function sittingContentHash(content: SittingContent, sha256Hex: Sha256Hex): Promise<string> {
  const { sittingID, subSittingID, testID, version, values, moduleValues, log } = content
  const entries = log.map((entry) => ({ ...entry }))
  return sha256Hex(canonicalJson({ sittingID, subSittingID, testID, version, values, moduleValues, log: entries }))
}
