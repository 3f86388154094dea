import { IDLE_PREFETCH_TIMEOUT_MS } from '#base/domain/timing.ts'

/** Loads what will probably be needed next as soon as the browser has nothing else to do, after 2 s at the latest (Spec §9). */
export function prefetchWhenIdle(load: () => Promise<unknown>): void {
  const run = () => void load().catch(() => undefined)
  if ('requestIdleCallback' in window) window.requestIdleCallback(run, { timeout: IDLE_PREFETCH_TIMEOUT_MS })
  else setTimeout(run, IDLE_PREFETCH_TIMEOUT_MS)
}
