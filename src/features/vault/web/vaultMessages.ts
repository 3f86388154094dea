import type { VaultEngine } from './vaultEngine.ts'
import type { VaultCode } from '../contract/refusals.ts'

/** Messages between the page and the vault's worker. */
export interface EngineRequest {
  id: number
  method: keyof VaultEngine
  args: unknown[]
}

export type EngineAnswer =
  | { id: number; kind: 'done'; value: unknown }
  | { id: number; kind: 'progress'; done: number }
  | { id: number; kind: 'failed'; code: VaultCode }
