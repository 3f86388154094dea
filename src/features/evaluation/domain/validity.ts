import type { Evaluation } from '#features/instrument/domain/evaluation.ts'
import type { Interruption, RunFacts } from './runFacts.ts'

/**
 * Below this mean time an answer can hardly have been read: 2 s an item (Huang, Curran, Keeney, Poposki & DeShon 2012, J Bus Psychol 27, 99–114).
 */
export const HASTY_MS_PER_ITEM = 2000

/** A run of equal answers is looked at from half the items on (Curran 2016, J Exp Soc Psychol 66, 4–19), but never below six (project rule). */
export const MINIMUM_STRAIGHT_RUN = 6

/** Project rule: shorter losses of the window are switches between fields or notices, not interruptions. */
export const INTERRUPTION_FROM_MS = 3000

/** Project rule: from here on an interruption is worth a look. */
export const LONG_INTERRUPTION_MS = 60_000

export type ValidityFlag =
  | 'scoreMissing'
  | 'hasty'
  | 'slow'
  | 'straightRun'
  | 'riskItemChanged'
  | 'interrupted'
  | 'missing'

export interface Validity {
  /** `doubtful`: better not used as it stands. `look`: usable, but some places should be looked at. */
  judgement: 'usable' | 'look' | 'doubtful' | 'unknown'
  flags: ValidityFlag[]
  duration: { activeMs: number | null; usualLowMs: number; usualHighMs: number; hastyBelowMs: number }
  changes: { itemID: string; number: number; isRisk: boolean }[]
  straightRun: { length: number; items: number; lookFrom: number }
  interruptions: (Interruption & { number: number | null })[]
  missing: { missing: number; items: number }
}

/**
 * What speaks for and against using a result, from the answers and the log of the run. It never changes a score.
 * Doubtful: no score, or answered faster than can be read. Everything else is a place to look at.
 */
export function validity(evaluation: Evaluation, facts: RunFacts): Validity {
  const main = evaluation.nodes.find((node) => node.id === evaluation.mainNodeID)
  const asked = evaluation.items.filter((item) => item.state !== 'skipped')
  const scored = asked.filter((item) => item.scored)
  const numbers = new Map(evaluation.items.map((item) => [item.id, item.number]))
  const riskItems = new Set(evaluation.alerts.map((alert) => alert.itemID))
  const usual = evaluation.usualDurationMs

  const changes = facts.items
    .filter((item) => item.changes > 0)
    .map((item) => ({ itemID: item.itemID, number: numbers.get(item.itemID) ?? 0, isRisk: riskItems.has(item.itemID) }))
  const interruptions = facts.interruptions
    .filter((entry) => entry.kind === 'closed' || entry.durationMs === null || entry.durationMs >= INTERRUPTION_FROM_MS)
    .map((entry) => ({ ...entry, number: entry.itemID === null ? null : (numbers.get(entry.itemID) ?? null) }))
  const run = longestRun(scored)
  const lookFrom = Math.max(MINIMUM_STRAIGHT_RUN, Math.ceil(scored.length / 2))
  const missing = scored.filter((item) => item.state === 'missing').length
  const hastyBelowMs = HASTY_MS_PER_ITEM * asked.length
  const active = facts.activeMs

  const flags: ValidityFlag[] = []
  if (main === undefined || main.value === null) flags.push('scoreMissing')
  if (active !== null && active < hastyBelowMs) flags.push('hasty')
  if (active !== null && active > usual.high) flags.push('slow')
  if (run.length >= lookFrom && run.isTelling) flags.push('straightRun')
  if (changes.some((change) => change.isRisk)) flags.push('riskItemChanged')
  if (
    interruptions.some(
      (entry) => entry.kind === 'closed' || (entry.durationMs ?? LONG_INTERRUPTION_MS) >= LONG_INTERRUPTION_MS,
    )
  )
    flags.push('interrupted')
  if (missing > 0) flags.push('missing')

  return {
    judgement: judge(flags, active === null),
    flags,
    duration: { activeMs: active, usualLowMs: usual.low, usualHighMs: usual.high, hastyBelowMs },
    changes,
    straightRun: { length: run.length, items: scored.length, lookFrom },
    interruptions,
    missing: { missing, items: scored.length },
  }
}

function judge(flags: readonly ValidityFlag[], hasNoLog: boolean): Validity['judgement'] {
  if (flags.includes('scoreMissing') || flags.includes('hasty')) return 'doubtful'
  if (flags.length > 0) return 'look'
  return hasNoLog ? 'unknown' : 'usable'
}

/**
 * Longest run of the same answer over neighbouring items. It tells something only where the same answer is unlikely in earnest: where the run
 * holds items counted in reverse, or where it is not the answer without any points ("not at all" to every symptom is what healthy people say).
 */
function longestRun(items: Evaluation['items']): { length: number; isTelling: boolean } {
  let best = { length: 0, isTelling: false }
  let start = 0
  for (let index = 0; index < items.length; index += 1) {
    const item = items[index]
    const before = items[index - 1]
    if (item === undefined || item.raw === null) {
      start = index + 1
      continue
    }
    if (before === undefined || before.raw === null || before.raw !== item.raw) start = index
    const run = items.slice(start, index + 1)
    if (run.length > best.length) {
      const isTelling = new Set(run.map((one) => one.inverted)).size > 1 || run.some((one) => one.value !== 0)
      best = { length: run.length, isTelling }
    }
  }
  return best
}
