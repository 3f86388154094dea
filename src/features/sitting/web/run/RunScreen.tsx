import { useEffect, useRef, useState } from 'react'
import { useStore } from '#base/web/store.ts'
import { pagesOf, progressOf } from '#features/instrument/domain/paging.ts'
import type { Item } from '#features/instrument/domain/questionnaire.ts'
import { createButtonsBar, type ButtonsBar, type ControlKey } from '../../domain/buttonsBar.ts'
import { BottomBar } from './BottomBar.tsx'
import { FinishPage } from './FinishPage.tsx'
import type { Flow } from './flow.ts'
import { backPresses } from './guardHistory.ts'
import { Instructions } from './Instructions.tsx'
import { ItemPage } from './ItemPage.tsx'
import { RunDialog, type Asked } from './RunDialog.tsx'
import { RunHeader } from './RunHeader.tsx'
import type { Running } from './running.ts'
import { SafeLine } from './SafeLine.tsx'
import { useText } from './text.ts'
import { useItemKeys } from './useItemKeys.ts'

/** The button for handing in stands where "next" stood a moment ago. */
const HAND_IN_SETTLES_MS = 700

/** A sitting while it runs: instructions, one page after the other, the page before sending. */
export function RunScreen({ running, flow }: { running: Running; flow: Flow }) {
  const t = useText()
  const view = useStore(running.view)
  const [asked, setAsked] = useState<Asked | null>(null)
  const { body, config, canSkipSitting } = running.run.start
  const pages = pagesOf(body, view.values)
  const page = pages.find((candidate) => candidate.page === view.page)
  const { answered, asked: askedCount } = progressOf(body, view.values)
  const isFinish = view.page >= body.totalPages
  const items = page?.items ?? []

  const open = () => items.filter((item) => running.view.get().values[item.id] === undefined)
  const goOn = async () => {
    const missing = open()
    if (missing.some((item) => item.optional !== true)) return setAsked('leaveOut')
    for (const item of missing) await running.answer(item.id, null)
    return await running.move('next')
  }
  const act = (key: ControlKey) => {
    if (key === 'cancel') setAsked('cancel')
    if (key === 'back' || key === 'ff') void running.move(key)
    if (key === 'next') void (isFinish ? flow.finish(false) : goOn())
    if (key === 'custom') setAsked('skipTest')
  }
  const bar = useBar(act)
  useEffect(() => (view.isBusy ? bar.lock('next') : undefined), [bar, view.isBusy])
  useBackNotice(() => setAsked('backNotice'))
  useItemKeys({
    items,
    firstOpen: open()[0],
    // Handing in takes the button itself: Enter pressed once too often must not do it.
    onNext: () => (isFinish ? undefined : bar.press('next')),
    onBack: () => bar.press('back'),
  })

  const leaveOut = async (left: Item[]) => {
    setAsked(null)
    for (const item of left) if (!(await running.answer(item.id, null))) return
    await running.move('next')
  }
  const isFirst = view.page === -1 || (body.instructions.length === 0 && page?.position === 1)
  return (
    <>
      <RunHeader answered={answered} asked={askedCount}>
        {page ? (
          <>
            {t.item.question} <b>{page.position}</b> {t.item.of} {pages.length}
          </>
        ) : (
          running.run.start.facility.name
        )}
      </RunHeader>
      {page ? (
        <ItemPage
          key={page.page}
          running={running}
          page={page}
          pageCount={pages.length}
          values={view.values}
          onNext={() => bar.press('next')}
        />
      ) : isFinish ? (
        <FinishPage leftOut={askedCount - answered} notice={body.notice} />
      ) : (
        <Instructions body={body} autoAdvance={config.autoAdvance} />
      )}
      <section aria-label={t.safe.label}>
        <div className="col links">
          {view.lastPage > view.page && page && view.lastPage !== nextOf(pages, page.page, body.totalPages) ? (
            <button type="button" className="inline" onClick={() => bar.press('ff')}>
              {t.bar.ff}
            </button>
          ) : null}
          {canSkipSitting ? (
            <button type="button" className="inline" onClick={() => bar.press('custom')}>
              {t.bar.skipTest}
            </button>
          ) : null}
        </div>
        <SafeLine running={running} onRetry={() => void running.retry()} />
      </section>
      <BottomBar
        bar={bar}
        hasBack={!isFirst}
        {...(isFinish
          ? { next: t.finish.send, settlesMs: HAND_IN_SETTLES_MS }
          : view.page === -1
            ? { next: t.instructions.begin }
            : {})}
      />
      {asked === null ? null : (
        <RunDialog
          asked={asked}
          onClose={() => setAsked(null)}
          onCancel={() => void flow.cancel()}
          onLeaveOut={() => void leaveOut(open())}
          onSkipTest={() => void flow.finish(true)}
        />
      )}
    </>
  )
}

function nextOf(pages: readonly { page: number }[], page: number, end: number): number {
  return pages.find((candidate) => candidate.page > page)?.page ?? end
}

/** One bar for the whole run, though what its keys do changes with every page. */
function useBar(act: (key: ControlKey) => void): ButtonsBar {
  const [acting] = useState(createActing)
  useEffect(() => acting.become(act))
  return acting.bar
}

function createActing() {
  let act: (key: ControlKey) => void = () => undefined
  const bar = createButtonsBar(
    (key) => act(key),
    (message) => console.error(message),
  )
  return {
    bar,
    become: (next: typeof act) => {
      act = next
    },
  }
}

/** Somebody pressed the browser's "back": the page stays, and says what to press instead (Spec §2 protectSitting). */
function useBackNotice(onBack: () => void): void {
  const presses = useStore(backPresses)
  const seen = useRef(presses)
  const latest = useRef(onBack)
  useEffect(() => {
    latest.current = onBack
    if (presses === seen.current) return
    seen.current = presses
    latest.current()
  })
}
