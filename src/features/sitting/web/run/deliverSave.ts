import type { OutputOf } from '#base/contract/call.ts'
import type { saveSitting } from '../../contract/saveSitting.ts'
import { call, CallRefused, NotReached } from './call.ts'
import { callPaths } from './callPaths.ts'
import { keepTrying } from './keepTrying.ts'
import { reportFault } from './reportFault.ts'
import type { RunRecord, RunStore } from './runStore.ts'

export type Receipt = OutputOf<typeof saveSitting>

/** Refusals after which nobody will ever take the answers: the local copy is discarded (Spec §4, §8). */
export const FINAL_REFUSALS: ReadonlySet<string> = new Set([
  'sitting.not_running',
  'sitting.withdrawn',
  'sitting.link_unknown',
])

/**
 * Sends the save of a finished run until its receipt is there. The local copy is deleted only when the receipt's hash equals the hash of what was
 * sent. `onReceipt(null)`: the practice does not take it any more.
 */
export function deliverSave(store: RunStore, run: RunRecord, onReceipt: (receipt: Receipt | null) => void): void {
  const { save } = run
  const trying = keepTrying(async () => {
    if (save === null) return true
    try {
      const receipt = await call(callPaths.saveSitting, save)
      if (receipt.hash !== save.hash) throw new Error('the receipt of a save has another hash')
      trying.stop()
      await store.remove(run.subSittingID)
      onReceipt(receipt)
      return true
    } catch (error) {
      if (!(error instanceof CallRefused && FINAL_REFUSALS.has(error.code))) return again(error)
      trying.stop()
      await store.remove(run.subSittingID)
      onReceipt(null)
      return true
    }
  })
  trying.now()
}

function again(error: unknown): false {
  if (!(error instanceof NotReached)) reportFault(error)
  return false
}
