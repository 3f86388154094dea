import type { NameToOpen, VaultEngine } from './vaultEngine.ts'
import { VaultFailure } from './vaultFailure.ts'
import type { EngineAnswer, EngineRequest } from './vaultMessages.ts'

interface Waiting {
  resolve: (value: unknown) => void
  reject: (error: Error) => void
  onProgress: ((done: number) => void) | undefined
}

/** The part of a Worker that is used. */
export type EnginePort = Pick<Worker, 'postMessage' | 'addEventListener'>

/** The engine in its worker, as the page calls it. The worker is made at the first call. */
export function remoteEngine(makeWorker: () => EnginePort): VaultEngine {
  const waiting = new Map<number, Waiting>()
  let worker: EnginePort | null = null
  let lastId = 0

  const settle = ({ data }: MessageEvent<EngineAnswer>) => {
    const waiter = waiting.get(data.id)
    if (data.kind === 'progress') return waiter?.onProgress?.(data.done)
    waiting.delete(data.id)
    if (data.kind === 'done') waiter?.resolve(data.value)
    else waiter?.reject(new VaultFailure(data.code))
  }
  const failAll = () => {
    for (const { reject } of waiting.values()) reject(new VaultFailure('vault.encryption_failed'))
    waiting.clear()
    worker = null
  }
  const start = () => {
    const started = makeWorker()
    started.addEventListener('message', (event) => settle(event as MessageEvent<EngineAnswer>))
    started.addEventListener('error', failAll)
    return started
  }
  const ask = (method: keyof VaultEngine, args: unknown[], onProgress?: (done: number) => void) =>
    new Promise<unknown>((resolve, reject) => {
      worker ??= start()
      lastId += 1
      waiting.set(lastId, { resolve, reject, onProgress })
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker, not a window, has no origin to name
      worker.postMessage({ id: lastId, method, args } satisfies EngineRequest)
    })
  /** One method of the engine by its name; the answer has the type the worker's engine gives it. */
  const remote =
    <M extends Exclude<keyof VaultEngine, 'openNames'>>(method: M) =>
    (...args: Parameters<VaultEngine[M]>) =>
      ask(method, args) as ReturnType<VaultEngine[M]>

  return {
    deriveAuthKey: remote('deriveAuthKey'),
    begin: remote('begin'),
    canWrap: remote('canWrap'),
    makeKey: remote('makeKey'),
    unwrap: remote('unwrap'),
    answerChallenge: remote('answerChallenge'),
    makeFacilitySecret: remote('makeFacilitySecret'),
    openSecrets: remote('openSecrets'),
    keepSession: remote('keepSession'),
    dropOlderSession: remote('dropOlderSession'),
    restoreSession: remote('restoreSession'),
    sealName: remote('sealName'),
    openNames: (names: readonly NameToOpen[], onProgress) =>
      ask('openNames', [names], onProgress) as Promise<(string | null)[]>,
    makeRecoveryKit: remote('makeRecoveryKit'),
    lock: remote('lock'),
  }
}
