import { createStore, type Store } from '#base/web/store.ts'
import type { AnswerValue, ItemValues } from '#features/instrument/domain/questionnaire.ts'
import { answersAsked } from '#features/instrument/domain/paging.ts'
import { sha256Hex } from '#base/web/sha256Hex.ts'
import { moveTarget, type Move } from '../../domain/moveTarget.ts'
import { contentOfRun } from '../../domain/restoreRun.ts'
import type { RunEvent, RunStep } from '../../domain/runStep.ts'
import { sittingContentHash } from '../../domain/sittingContentHash.ts'
import { call } from './call.ts'
import { callPaths } from './callPaths.ts'
import { metaWith, readingAids } from './readingAids.ts'
import type { RunRecord, RunStore } from './runStore.ts'
import { createStepWriter } from './stepWriter.ts'
import type { OpenRun } from './takeUpRun.ts'
import { uploadRun } from './uploadRun.ts'
import { watchFocus } from './watchFocus.ts'

export interface RunView {
  page: number
  lastPage: number
  /** Shown as chosen; may not be on the disk yet. */
  values: ItemValues
  /** Answers that are on this device's disk. */
  storedAnswers: number
  /** The practice has acknowledged everything that is on the disk. */
  isAtPractice: boolean
  isReached: boolean
  /** The device could not store the last answer; the page stays until it can. */
  hasStorageFailed: boolean
  /** Something is being written: no second move meanwhile. */
  isBusy: boolean
}

export interface Running {
  run: RunRecord
  view: Store<RunView>
  /** Resolves when the answer is on the disk; false: it could not be stored. */
  answer: (itemID: string, value: AnswerValue) => Promise<boolean>
  move: (to: Move) => Promise<void>
  /** Tries again to store what the device could not. */
  retry: () => Promise<boolean>
  /** The page has been painted: times count from here. */
  pageShown: () => void
  /** Writes the save; the run is then ready to be delivered. Null: it could not be stored. */
  finish: (skip: boolean) => Promise<RunRecord | null>
  cancel: () => Promise<RunRecord>
  stop: () => void
}

/** A run while it goes on: every answer reaches the disk before the next page shows, and is sent beside it. */
export function startRunning(store: RunStore, open: OpenRun): Running {
  const { run } = open
  const questionnaire = run.start.body
  const writer = createStepWriter(store, open)
  let shownAtMs = performance.now()
  const values = contentOfRun({ inherited: run.inherited, steps: open.steps }).values
  const view = createStore<RunView>({
    page: run.page,
    lastPage: run.lastPage,
    values,
    storedAnswers: countAnswers(values),
    isAtPractice: run.received >= run.stepCount,
    isReached: true,
    hasStorageFailed: false,
    isBusy: false,
  })
  const change = (part: Partial<RunView>) => view.set({ ...view.get(), ...part })

  const upload = uploadRun({
    record: writer.record,
    written: writer.written,
    onReceived: (received) => {
      writer.acknowledge(received)
      change({ isAtPractice: received >= writer.written().length })
      void store.update(writer.record())
    },
    onReach: (isReached) => {
      if (isReached === view.get().isReached) return
      change({ isReached })
      void write([step(isReached ? 'networkBack' : 'networkLost')])
    },
  })

  function step(event: RunEvent, more: Partial<RunStep> = {}): RunStep {
    const delta = event === 'shown' ? 0 : Math.max(0, Math.round(performance.now() - shownAtMs))
    return { event, page: view.get().page, delta, at: new Date().toISOString(), ...more }
  }

  async function write(steps: readonly RunStep[], record: Partial<RunRecord> = {}): Promise<boolean> {
    const isStored = await writer.write(steps, record)
    const stored = contentOfRun({ inherited: run.inherited, steps: writer.written() }).values
    change({
      hasStorageFailed: !isStored,
      storedAnswers: countAnswers(stored),
      isAtPractice: writer.record().received >= writer.written().length,
    })
    upload.now()
    return isStored
  }

  async function answer(itemID: string, value: AnswerValue): Promise<boolean> {
    const before = view.get().values[itemID]
    if (sameAnswer(before, value) && !view.get().hasStorageFailed) return true
    const event = value === null ? 'skipped' : before === undefined || before === null ? 'answered' : 'changed'
    change({ values: { ...view.get().values, [itemID]: value } })
    return await write([step(event, { itemID, value })])
  }

  async function move(to: Move): Promise<void> {
    const { page, lastPage, isBusy, values: given } = view.get()
    if (isBusy) return
    const target = moveTarget(to, questionnaire, given, { page, lastPage })
    if (target === page) return
    change({ isBusy: true })
    if (to === 'next') noteFirstItem()
    const reached = Math.max(lastPage, target)
    const isStored = await write([step('left'), step('shown', { page: target })], { page: target, lastPage: reached })
    shownAtMs = performance.now()
    change(isStored ? { isBusy: false, page: target, lastPage: reached } : { isBusy: false })
  }

  /** Sent once, on the first "next" after at least one value exists (Spec §4); its errors are ignored. */
  function noteFirstItem(): void {
    const record = writer.record()
    if (record.firstItemSent || countAnswers(view.get().values) === 0) return
    void write([], { firstItemSent: true })
    call(callPaths.firstItem, { sittingID: record.sittingID, token: record.token }).catch(() => undefined)
  }

  const stopAids = readingAids.subscribe(() => {
    const aids = readingAids.get()
    void write([], { aids, meta: metaWith(writer.record().meta, aids) })
  })
  const stopFocus = watchFocus((isThere) => void write([step(isThere ? 'focusBack' : 'focusLost')]))
  upload.now()

  function stop(): void {
    upload.stop()
    stopAids()
    stopFocus()
  }

  async function finish(skip: boolean): Promise<RunRecord | null> {
    if (view.get().isBusy) return null
    change({ isBusy: true })
    const left = step('left')
    const content = contentOfRun({ inherited: run.inherited, steps: [...writer.steps(), left] })
    const { sittingID, subSittingID, token, saveId, meta } = writer.record()
    const { testID, batteryID } = run.start
    const sent = {
      sittingID,
      subSittingID,
      testID,
      values: answersAsked(questionnaire, content.values),
      moduleValues: {},
      log: content.log,
    }
    const hash = await sittingContentHash({ ...sent, version: questionnaire.version }, sha256Hex)
    const save = { ...sent, token, batteryID, skip, meta, saveId, hash }
    const isStored = await write([left], { phase: 'saving', save })
    change({ isBusy: false })
    if (!isStored) return null
    stop()
    return writer.record()
  }

  async function cancel(): Promise<RunRecord> {
    change({ isBusy: true })
    await write([step('left')], { phase: 'cancelling' })
    stop()
    return writer.record()
  }

  return {
    run,
    view,
    answer,
    move,
    retry: () => write([]),
    pageShown: () => {
      shownAtMs = performance.now()
    },
    finish,
    cancel,
    stop,
  }
}

function countAnswers(values: ItemValues): number {
  return Object.values(values).filter((value) => value !== null).length
}

function sameAnswer(left: AnswerValue | undefined, right: AnswerValue): boolean {
  return left !== undefined && JSON.stringify(left) === JSON.stringify(right)
}
