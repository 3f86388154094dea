const ATTEMPTS = 4
/** A reloaded page may still hold its lock for a moment. */
const PAUSE_MS = 150

/** Ends the hold of this tab, while it has one. */
let release: (() => void) | null = null

/**
 * Makes this tab the only one that runs the sitting. Resolves to false when another tab has it. `steal` takes it over: the other tab's `onLost` is
 * called. Where the browser has no locks, it resolves to true: the server tells the runs of two tabs apart by their saveId.
 */
export async function holdSitting(sittingID: string, steal: boolean, onLost: () => void): Promise<boolean> {
  if (release !== null || !('locks' in navigator)) return true
  for (let attempt = 1; ; attempt += 1) {
    if (await request(sittingID, steal, onLost)) return true
    if (attempt === ATTEMPTS) return false
    await new Promise((resolve) => {
      setTimeout(resolve, PAUSE_MS)
    })
  }
}

function request(sittingID: string, steal: boolean, onLost: () => void): Promise<boolean> {
  return new Promise((resolve) => {
    const held = (lock: Lock | null): Promise<void> => {
      resolve(lock !== null)
      if (lock === null) return Promise.resolve()
      return new Promise((end) => {
        release = end
      })
    }
    const lost = () => {
      release = null
      onLost()
    }
    navigator.locks.request(lockName(sittingID), steal ? { steal } : { ifAvailable: true }, held).catch(lost)
  })
}

/** Lets other tabs run the sitting again: it has ended here. */
export function releaseSitting(): void {
  release?.()
  release = null
}

/** Does something to a sitting's local copy unless a tab runs it. */
export async function whileNobodyHolds(sittingID: string, work: () => Promise<void>): Promise<void> {
  if (!('locks' in navigator)) return await work()
  await navigator.locks.request(lockName(sittingID), { ifAvailable: true }, (lock) =>
    lock === null ? undefined : work(),
  )
}

function lockName(sittingID: string): string {
  return `befundo-sitting-${sittingID}`
}
