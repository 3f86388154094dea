import { nextBatch } from '../../domain/nextBatch.ts'
import type { RunStep } from '../../domain/runStep.ts'
import { call, CallRefused, NotReached } from './call.ts'
import { callPaths } from './callPaths.ts'
import { keepTrying, type Trying } from './keepTrying.ts'
import { reportFault } from './reportFault.ts'
import type { RunRecord } from './runStore.ts'

interface Sending {
  record: () => RunRecord
  /** Only what is on the disk is sent. */
  written: () => readonly RunStep[]
  /** Highest step number that the server has without a gap. It may fall when a server was restored from a backup: then all behind it is sent again. */
  onReceived: (received: number) => void
  onReach?: (isReached: boolean) => void
}

/** Sends the steps of a run in numbered batches beside it, as long as the tab lives (contract `uploadAnswers`). */
export function uploadRun(upload: Required<Sending>): Trying {
  return keepTrying(async () => {
    try {
      return await sendSteps(upload)
    } catch (error) {
      if (error instanceof NotReached) {
        upload.onReach(false)
        return false
      }
      // Refused for good: the save decides. Anything else is a fault of ours.
      if (!(error instanceof CallRefused && error.code.startsWith('sitting.'))) reportFault(error)
      return true
    }
  })
}

/** Sends batches until all are acknowledged; false: the server gained nothing from the last one. */
export async function sendSteps({ record, written, onReceived, onReach }: Sending): Promise<boolean> {
  for (;;) {
    const { token, sittingID, subSittingID, saveId, received } = record()
    const batch = nextBatch(written(), received)
    if (batch === null) return true
    const answer = await call(callPaths.uploadAnswers, { token, sittingID, subSittingID, saveId, ...batch })
    onReach?.(true)
    onReceived(answer.received)
    // Nothing gained: wait before the next attempt instead of sending the same at full speed.
    if (answer.received <= received) return false
  }
}
