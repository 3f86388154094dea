import { call, CallRefused, NotReached } from './call.ts'
import { callPaths } from './callPaths.ts'
import { deliverSave, FINAL_REFUSALS } from './deliverSave.ts'
import { whileNobodyHolds } from './holdSitting.ts'
import { keepTrying } from './keepTrying.ts'
import { reportFault } from './reportFault.ts'
import type { RunRecord, RunStore } from './runStore.ts'
import { sendSteps } from './uploadRun.ts'

/** Sends what earlier sittings left in this browser: saves without a receipt, cancellations and steps that had no network. */
export function sendLeftovers(store: RunStore, exceptSubSittingID: string | null): void {
  store
    .list()
    .then((runs) => {
      for (const run of runs) if (run.subSittingID !== exceptSubSittingID) sendLeftover(store, run)
      return undefined
    })
    .catch(reportFault)
}

/** Sends what is left of one run until the practice has all of it; then the copy here goes, because it can be taken up again from there. */
export function sendLeftover(store: RunStore, run: RunRecord): void {
  if (run.phase === 'saving') {
    deliverSave(store, run, () => undefined)
    return
  }
  let record = run
  const trying = keepTrying(async () => {
    try {
      const steps = await store.readSteps(run.subSittingID)
      const isSent = await sendSteps({
        record: () => record,
        written: () => steps,
        onReceived: (received) => {
          record = { ...record, received }
        },
      })
      if (!isSent) return false
      if (run.phase === 'cancelling') await sayCancelled(run)
    } catch (error) {
      if (error instanceof NotReached) return false
      if (!(error instanceof CallRefused && FINAL_REFUSALS.has(error.code))) {
        reportFault(error)
        return false
      }
    }
    trying.stop()
    await whileNobodyHolds(run.sittingID, () => removeIfSame(store, run))
    return true
  })
  trying.now()
}

/** Another tab may have gone on with the run, or ended it, while this one was sending: what it wrote is not sent yet. */
async function removeIfSame(store: RunStore, sent: RunRecord): Promise<void> {
  const current = (await store.list()).find(({ subSittingID }) => subSittingID === sent.subSittingID)
  if (current === undefined) return
  const isSame = (['phase', 'saveId', 'stepCount'] as const).every((field) => current[field] === sent[field])
  if (isSame) await store.remove(sent.subSittingID)
  else sendLeftover(store, current)
}

async function sayCancelled({ token, sittingID, subSittingID, page }: RunRecord): Promise<void> {
  await call(callPaths.cancelSitting, { token, sittingID, context: { subSittingID, page } })
}
