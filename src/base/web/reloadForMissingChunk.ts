import { CHUNK_RELOAD_GUARD_MS } from '#base/domain/timing.ts'
import { hasUnsavedWork } from './unsavedWork.ts'

const LAST_RELOAD_KEY = 'chunkReloadAt'

/**
 * After a release the old parts of the app are gone and a lazy screen fails to load: a reload brings the new ones.
 * At most once a minute (Spec §8, §9), and never while answers are unsaved. Returns whether it reloads.
 */
export function reloadForMissingChunk(nowMs = Date.now(), reload = () => location.reload()): boolean {
  if (hasUnsavedWork()) return false
  const lastMs = Number(sessionStorage.getItem(LAST_RELOAD_KEY) ?? Number.NaN)
  if (nowMs - lastMs < CHUNK_RELOAD_GUARD_MS) return false
  sessionStorage.setItem(LAST_RELOAD_KEY, String(nowMs))
  reload()
  return true
}

/** Whether an error says that a part of the app could not be loaded; each browser words it in its own way. */
export function isMissingChunk(error: unknown): boolean {
  return (
    error instanceof Error &&
    /dynamically imported module|module script failed|error loading dynamically|unable to preload/i.test(error.message)
  )
}
