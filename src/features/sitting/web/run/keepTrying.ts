import { retryDelayMs } from '../../domain/retryDelayMs.ts'

export interface Trying {
  /** Tries at once: there is something new, or the network is back. */
  now: () => void
  stop: () => void
}

/**
 * Runs `attempt` until it resolves to true, one at a time; after a false it waits by `retryDelayMs` and tries again as long as the tab lives.
 * The browser's `online` event starts it at once. After a true it rests until `now`.
 */
export function keepTrying(attempt: () => Promise<boolean>): Trying {
  let failures = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let isRunning = false
  let isWanted = false
  let isStopped = false

  async function run(): Promise<void> {
    clearTimeout(timer)
    if (isStopped) return
    if (isRunning) {
      isWanted = true
      return
    }
    isRunning = true
    isWanted = false
    const isDone = await attempt().catch(() => false)
    isRunning = false
    if (isDone) {
      failures = 0
      if (isWanted) void run()
      return
    }
    timer = setTimeout(() => void run(), retryDelayMs(failures, Math.random()))
    failures += 1
  }

  const now = () => void run()
  const afresh = () => {
    failures = 0
    now()
  }
  window.addEventListener('online', afresh)
  return {
    now,
    stop: () => {
      isStopped = true
      clearTimeout(timer)
      window.removeEventListener('online', afresh)
    },
  }
}
