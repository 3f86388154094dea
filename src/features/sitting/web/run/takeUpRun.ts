import type { OutputOf } from '#base/contract/call.ts'
import { nextPage } from '#features/instrument/domain/paging.ts'
import type { startSitting } from '../../contract/startSitting.ts'
import { restoreRun } from '../../domain/restoreRun.ts'
import type { RunEvent, RunStep } from '../../domain/runStep.ts'
import { describeDevice } from './describeDevice.ts'
import { metaWith, readingAids } from './readingAids.ts'
import type { RunRecord, RunStore } from './runStore.ts'

type Started = OutputOf<typeof startSitting>

export interface OpenRun {
  run: RunRecord
  steps: RunStep[]
}

/** Joins what the server answered to "start" with what this browser holds, and writes the run that results. */
export async function takeUpRun(
  store: RunStore,
  start: Started,
  sittingID: string,
  kept: OpenRun | null,
): Promise<OpenRun> {
  const local = kept && { ...kept.run, version: kept.run.start.body.version, steps: kept.steps }
  const restored = restoreRun(local, start.stored, start.body.version)
  if (restored.from === 'local' && kept) {
    const received = start.stored?.received ?? 0
    return await resume(store, {
      run: { ...kept.run, start, token: start.token, received, handBack: kept.run.handBack || start.logout },
      steps: kept.steps,
    })
  }
  const fresh = newRun(start, sittingID)
  if (restored.from !== 'server') {
    const steps = [stepNow(start.wasAlreadyStarted ? 'reload' : 'shown', fresh.page)]
    return await write(store, { run: fresh, steps })
  }
  const pages = restored.inherited.log.map((entry) => entry.page)
  const run = {
    ...fresh,
    page: restored.page,
    lastPage: Math.max(restored.page, ...pages),
    inherited: restored.inherited,
  }
  return await resume(store, { run, steps: restored.carried })
}

/** Goes on with a run after a reload; every interruption is in the log (Spec §4). */
export async function resume(store: RunStore, open: OpenRun): Promise<OpenRun> {
  const meta = { ...open.run.meta, reloads: open.run.meta.reloads + 1 }
  const run: RunRecord = { ...open.run, meta, phase: 'running', save: null }
  return await write(store, { run, steps: [...open.steps, stepNow('reload', run.page)] })
}

async function write(store: RunStore, { run, steps }: OpenRun): Promise<OpenRun> {
  const written = { ...run, stepCount: steps.length }
  await store.replace(written, steps)
  return { run: written, steps }
}

function newRun(start: Started, sittingID: string): RunRecord {
  const first = start.body.instructions.length > 0 ? -1 : (nextPage(start.body, {}, -1)?.page ?? start.body.totalPages)
  const aids = readingAids.get()
  const meta = { ...aids, language: start.language, reloads: 0, device: describeDevice().device }
  return {
    subSittingID: start.subSittingID,
    sittingID,
    saveId: crypto.randomUUID(),
    token: start.token,
    start,
    inherited: { values: {}, log: [] },
    page: first,
    lastPage: first,
    stepCount: 0,
    received: 0,
    firstItemSent: false,
    handBack: start.logout || start.place === 'device',
    aids,
    meta: metaWith(meta, aids),
    phase: 'running',
    save: null,
  }
}

/** A step at this moment that belongs to no time on a page. */
function stepNow(event: RunEvent, page: number): RunStep {
  return { event, page, delta: 0, at: new Date().toISOString() }
}
