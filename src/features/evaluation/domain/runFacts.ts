import type { AnswerValue } from '#features/instrument/domain/questionnaire.ts'
import type { RunStep } from '#features/sitting/domain/runStep.ts'

/** What the log of a run says about how it was answered. Times leave out what the window was away. */
export interface RunFacts {
  /** Time on the pages, away time left out; null where the log holds none. */
  activeMs: number | null
  items: ItemFacts[]
  /** Times the window lost the focus and the tab was closed, in order. */
  interruptions: Interruption[]
  /** How often the connection was lost; answers are kept on the device meanwhile. */
  networkLosses: number
}

export interface ItemFacts {
  itemID: string
  /** Time on the item's page over all visits; null where never seen. Items that share a page share its time. */
  timeMs: number | null
  /** Answers given before the last one, oldest first; null stands where it was left out. Empty where the values are not known. */
  before: AnswerValue[]
  /** How often the answer was changed. */
  changes: number
}

export interface Interruption {
  kind: 'away' | 'closed'
  /** Item on whose page it happened; null on instructions. */
  itemID: string | null
  /** By the device's clock; null where the end is not known. */
  durationMs: number | null
}

interface Visit {
  page: number
  shownAt: number
  lastMs: number
  awayMs: number
  lostAtMs: number | null
}

/**
 * Reads the log of a run. Times on a page come from `delta` (the browser's monotonic clock); only what spans a closed tab is measured
 * by the device's clock (`at`). `pages` says which items stand on which page, 0-based.
 */
export function runFacts(steps: readonly RunStep[], pages: ReadonlyMap<number, readonly string[]>): RunFacts {
  const pageMs = new Map<number, number>()
  const interruptions: Interruption[] = []
  const answers = new Map<string, AnswerValue[]>()
  const changes = new Map<string, number>()
  let networkLosses = 0
  let visit: Visit | null = null
  let lastAt: number | null = null

  const itemOn = (page: number, itemID?: string) => itemID ?? pages.get(page)?.[0] ?? null
  const close = () => {
    if (visit === null) return
    const spent = Math.max(0, (visit.lostAtMs ?? visit.lastMs) - visit.awayMs)
    pageMs.set(visit.page, (pageMs.get(visit.page) ?? 0) + spent)
    if (visit.lostAtMs !== null) interruptions.push({ kind: 'away', itemID: itemOn(visit.page), durationMs: null })
    visit = null
  }
  const on = (step: RunStep): Visit => {
    if (visit === null || visit.page !== step.page) {
      close()
      visit = { page: step.page, shownAt: 0, lastMs: 0, awayMs: 0, lostAtMs: null }
    }
    return visit
  }

  for (const step of steps) {
    const at = Date.parse(step.at)
    if (step.event === 'reload') {
      close()
      interruptions.push({
        kind: 'closed',
        itemID: itemOn(step.page, step.itemID),
        durationMs: lastAt === null || Number.isNaN(at) ? null : Math.max(0, at - lastAt),
      })
    } else if (step.event === 'shown') {
      close()
      on(step)
    } else if (step.event === 'networkLost') {
      networkLosses += 1
    } else if (step.event !== 'networkBack') {
      const current = on(step)
      current.lastMs = Math.max(current.lastMs, step.delta)
      if (step.event === 'focusLost') current.lostAtMs ??= step.delta
      if (step.event === 'focusBack' && current.lostAtMs !== null) {
        const durationMs = Math.max(0, step.delta - current.lostAtMs)
        current.awayMs += durationMs
        current.lostAtMs = null
        interruptions.push({ kind: 'away', itemID: itemOn(step.page), durationMs })
      }
      if (
        step.itemID !== undefined &&
        (step.event === 'answered' || step.event === 'changed' || step.event === 'skipped')
      ) {
        if (step.event === 'changed') changes.set(step.itemID, (changes.get(step.itemID) ?? 0) + 1)
        if (step.value !== undefined) answers.set(step.itemID, [...(answers.get(step.itemID) ?? []), step.value])
      }
      if (step.event === 'left') close()
    }
    if (!Number.isNaN(at)) lastAt = at
  }
  close()

  const total = [...pageMs.values()].reduce((sum, ms) => sum + ms, 0)
  return {
    activeMs: pageMs.size === 0 ? null : total,
    items: [...pages.entries()].flatMap(([page, itemIDs]) =>
      itemIDs.map((itemID) => ({
        itemID,
        timeMs: pageMs.has(page) ? (pageMs.get(page) ?? 0) / itemIDs.length : null,
        before: withoutRepeats(answers.get(itemID) ?? []).slice(0, -1),
        changes: changes.get(itemID) ?? 0,
      })),
    ),
    interruptions,
    networkLosses,
  }
}

function withoutRepeats(values: readonly AnswerValue[]): AnswerValue[] {
  return values.filter((value, index) => index === 0 || JSON.stringify(value) !== JSON.stringify(values[index - 1]))
}
