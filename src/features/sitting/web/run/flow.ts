import { getLocale, setLocale } from '#base/web/locale.ts'
import { createStore, type Store } from '#base/web/store.ts'
import { runPath, type RunAddress } from './address.ts'
import { call, CallRefused } from './call.ts'
import { callPaths } from './callPaths.ts'
import { deliverSave } from './deliverSave.ts'
import { describeDevice } from './describeDevice.ts'
import { dropStaffTraces } from './dropStaffTraces.ts'
import { guardHistory } from './guardHistory.ts'
import { holdSitting, releaseSitting } from './holdSitting.ts'
import { readingAids } from './readingAids.ts'
import { refusalReason } from './refusalReason.ts'
import { reportFault } from './reportFault.ts'
import type { Ended, Screen } from './Screen.ts'
import { sendLeftover, sendLeftovers } from './sendLeftovers.ts'
import { startRunning } from './running.ts'
import { openRunStore, type RunRecord, type RunStore } from './runStore.ts'
import { resume, takeUpRun, type OpenRun } from './takeUpRun.ts'

export interface Flow {
  screen: Store<Screen>
  /** Opens the address: goes on with what is kept here, else shows the invitation. `takeOver`: although another tab runs it. */
  open: (takeOver?: boolean) => Promise<void>
  start: () => Promise<void>
  finish: (skip: boolean) => Promise<void>
  cancel: () => Promise<void>
}

/** The way of one sitting through the patient's screen, from the link to the end page. */
export function createFlow(address: RunAddress): Flow {
  const { sittingID } = address
  const screen = createStore<Screen>({ kind: 'loading' })
  let store: RunStore | null = null
  let token = address.token
  let isFinishing = false
  let hasSentLeftovers = false

  const refuse = (error: unknown) => {
    if (refusalReason(error) === 'fault') reportFault(error)
    releaseSitting()
    screen.set({ kind: 'refused', reason: refusalReason(error) })
  }

  async function open(takeOver = false): Promise<void> {
    screen.set({ kind: 'loading' })
    try {
      await openStored(takeOver)
    } catch (error) {
      refuse(error)
    }
  }

  async function openStored(takeOver: boolean): Promise<void> {
    if (!window.isSecureContext || !('indexedDB' in window) || !('randomUUID' in crypto))
      throw new CallRefused('unsupported')
    store ??= await openRunStore().catch(() => {
      throw new CallRefused('storageBlocked')
    })
    const isHeld = await holdSitting(sittingID, takeOver, loseToOtherTab)
    if (!isHeld) return screen.set({ kind: 'elsewhere' })
    const kept = await findKept(store)
    if (!hasSentLeftovers) sendLeftovers(store, kept?.run.subSittingID ?? null)
    hasSentLeftovers = true
    const ended = endedFromHistory()
    if (kept?.run.phase === 'saving') return end(store, kept.run)
    // Nothing is kept any more, so what was on its way has arrived.
    if (ended !== null) return showEnd(ended.delivery === 'onDevice' ? { ...ended, delivery: 'delivered' } : ended)
    if (kept?.run.phase === 'running') return await goOn(store, kept)
    token ??= kept?.run.token ?? null
    if (token === null) throw new CallRefused('noLink')
    const invitation = await call(callPaths.getInvitation, { sittingID, token })
    screen.set({ kind: 'landing', invitation, isStarting: false, hasFailed: false })
  }

  async function findKept(runs: RunStore): Promise<OpenRun | null> {
    const run = (await runs.list()).find((candidate) => candidate.sittingID === sittingID)
    return run ? { run, steps: await runs.readSteps(run.subSittingID) } : null
  }

  function loseToOtherTab(): void {
    const shown = screen.get()
    if (shown.kind === 'running') shown.running.stop()
    screen.set({ kind: 'elsewhere' })
  }

  /** A closed or reloaded tab: the server is asked, but when it cannot be reached the run goes on from what is kept here. */
  async function goOn(runs: RunStore, kept: OpenRun): Promise<void> {
    readingAids.set(kept.run.aids)
    setLocale(kept.run.start.language)
    try {
      run(runs, await askAgain(runs, kept.run.token))
    } catch (error) {
      const reason = refusalReason(error)
      if (reason !== 'unreachable' || kept.steps.length !== kept.run.stepCount) {
        // Spec §4: what is not running is not kept.
        if (reason === 'notRunning' || reason === 'withdrawn' || reason === 'done')
          await runs.remove(kept.run.subSittingID)
        throw error
      }
      run(runs, await resume(runs, kept))
    }
  }

  /** The practice may have sent a new link since; the one this browser knows still counts when that one is worth nothing. */
  async function askAgain(runs: RunStore, keptToken: string): Promise<OpenRun> {
    if (token === null || token === keptToken) return await askToStart(runs, keptToken)
    return await askToStart(runs, token).catch((error: unknown) => {
      if (refusalReason(error) !== 'unknown') throw error
      return askToStart(runs, keptToken)
    })
  }

  async function askToStart(runs: RunStore, startToken: string): Promise<OpenRun> {
    const started = await call(callPaths.startSitting, {
      sittingID,
      token: startToken,
      captcha: null,
      ...describeDevice(),
    })
    if (started.logout) await dropStaffTraces()
    const kept = await findKept(runs)
    const same = kept?.run.subSittingID === started.subSittingID ? kept : null
    return await takeUpRun(runs, started, sittingID, same)
  }

  function run(runs: RunStore, opened: OpenRun): void {
    setLocale(opened.run.start.language)
    // From here on the token stands only in this browser's database, not in the address.
    guardHistory(runPath(sittingID, getLocale()))
    screen.set({ kind: 'running', running: startRunning(runs, opened) })
  }

  async function start(): Promise<void> {
    const shown = screen.get()
    if (shown.kind !== 'landing' || shown.isStarting || store === null || token === null) return
    screen.set({ ...shown, isStarting: true, hasFailed: false })
    try {
      run(store, await askToStart(store, token))
    } catch (error) {
      if (refusalReason(error) === 'unreachable') screen.set({ ...shown, isStarting: false, hasFailed: true })
      else refuse(error)
    }
  }

  /** Shows the end at once and hands the answers in behind it. */
  function end(runs: RunStore, saved: RunRecord): void {
    const ended: Ended = { facility: saved.start.facility, handBack: saved.handBack, delivery: 'onDevice' }
    const hasNext = saved.start.remainingSittings > 0
    guardHistory(runPath(sittingID, getLocale()), hasNext ? null : ended)
    screen.set(hasNext ? { kind: 'between' } : { kind: 'ended', ended })
    deliverSave(runs, saved, (receipt) => {
      if (receipt?.next === 'test') void goOnWithNext(runs, saved.token)
      else showEnd({ ...ended, delivery: receipt === null ? 'notTaken' : 'delivered' })
    })
  }

  /** Nothing is left to do here, so another tab may open the link again (and is told that it is done). */
  function showEnd(ended: Ended): void {
    releaseSitting()
    guardHistory(runPath(sittingID, getLocale()), ended)
    screen.set({ kind: 'ended', ended })
  }

  async function goOnWithNext(runs: RunStore, startToken: string): Promise<void> {
    await askToStart(runs, startToken).then((next) => run(runs, next), refuse)
  }

  async function finish(skip: boolean): Promise<void> {
    const shown = screen.get()
    if (shown.kind !== 'running' || store === null || isFinishing) return
    isFinishing = true
    const saved = await shown.running.finish(skip).catch((error: unknown) => {
      reportFault(error)
      return null
    })
    isFinishing = false
    if (saved !== null) end(store, saved)
  }

  async function cancel(): Promise<void> {
    const shown = screen.get()
    if (shown.kind !== 'running' || store === null) return
    const cancelled = await shown.running.cancel()
    releaseSitting()
    sendLeftover(store, cancelled)
    screen.set({ kind: 'cancelled' })
  }

  return { screen, open, start, finish, cancel }
}

function endedFromHistory(): Ended | null {
  const state: unknown = history.state
  return typeof state === 'object' && state !== null && 'ended' in state ? (state.ended as Ended | null) : null
}
