import { makeVaultEngine } from './makeVaultEngine.ts'
import { indexedDbSessionStore } from './sessionStore.ts'
import { codeOf } from './vaultCalls.ts'
import type { EngineAnswer, EngineRequest } from './vaultMessages.ts'
import { vaultRefusals, type VaultCode } from '../contract/refusals.ts'

/** The worker: one engine, spoken to by messages. Keys and secrets live here and are never sent out. */
const engine = makeVaultEngine(indexedDbSessionStore())

addEventListener('message', ({ data }: MessageEvent<EngineRequest>) => void answer(data))

async function answer({ id, method, args }: EngineRequest): Promise<void> {
  const progress = (done: number) => send({ id, kind: 'progress', done })
  try {
    // The page is typed against the same interface; what it sends has the types of the method it names.
    const ask = engine[method] as (...given: unknown[]) => Promise<unknown>
    const value = await ask(...args, ...(method === 'openNames' ? [progress] : []))
    send({ id, kind: 'done', value })
  } catch (error) {
    send({ id, kind: 'failed', code: vaultCodeOf(error) })
  }
}

function send(answered: EngineAnswer): void {
  // A worker's own postMessage knows no target origin.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- this is a worker, not a window
  postMessage(answered)
}

/** The reason stays in the worker: it could carry what must not leave. */
function vaultCodeOf(error: unknown): VaultCode {
  const code = codeOf(error)
  return code !== null && code in vaultRefusals ? (code as VaultCode) : 'vault.encryption_failed'
}
