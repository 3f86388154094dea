import { createStore } from './store.ts'

/** How many calls are on their way; the loading bar watches it. */
export const callsUnderway = createStore(0)

/** Counts one call until the returned function is called. */
export function trackLoading(): () => void {
  callsUnderway.set(callsUnderway.get() + 1)
  let counted = true
  return () => {
    if (counted) callsUnderway.set(callsUnderway.get() - 1)
    counted = false
  }
}
