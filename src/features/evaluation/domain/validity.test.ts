import { expect, test } from 'vitest'
import type { Evaluation, ItemResult } from '#features/instrument/domain/evaluation.ts'
import type { RunFacts } from './runFacts.ts'
import { validity } from './validity.ts'

function item(number: number, raw: number | null, more: Partial<ItemResult> = {}): ItemResult {
  return {
    id: `item${number}`,
    number,
    raw,
    value: raw,
    scored: true,
    inverted: false,
    state: raw === null ? 'missing' : 'answered',
    ...more,
  }
}

function evaluationOf(items: ItemResult[], more: Partial<Evaluation> = {}): Evaluation {
  const value = items.some((entry) => entry.raw === null)
    ? null
    : items.reduce((sum, entry) => sum + (entry.value ?? 0), 0)
  const label = { de: 'Summe', en: 'Sum' }
  return {
    testID: 'phq-9',
    version: '1.0',
    mainNodeID: 'sum',
    nodes: [
      {
        id: 'sum',
        label,
        value,
        status: 'ok',
        n: 9,
        missing: 0,
        min: 0,
        max: 27,
        band: null,
        interval: null,
        trace: [],
      },
    ],
    items,
    alerts: [],
    bandSets: [],
    cutoffs: [],
    normStatus: 'none',
    source: label,
    usualDurationMs: { low: 60_000, high: 240_000, basis: label },
    ...more,
  }
}

const mixed = [2, 2, 3, 2, 1, 2, 1, 0, 1].map((raw, index) => item(index + 1, raw))
const calm: RunFacts = { activeMs: 90_000, items: [], interruptions: [], networkLosses: 0 }

test('a result without a score is doubtful', () => {
  const found = validity(evaluationOf([item(1, null), item(2, 1)]), calm)
  expect(found.judgement).toBe('doubtful')
  expect(found.flags).toContain('scoreMissing')
})

test('nine items under 18 seconds are doubtful, and 18 seconds are not', () => {
  expect(validity(evaluationOf(mixed), { ...calm, activeMs: 17_999 }).judgement).toBe('doubtful')
  expect(validity(evaluationOf(mixed), { ...calm, activeMs: 18_000 }).judgement).toBe('usable')
})

test('a run of the highest answers over half the items is looked at', () => {
  const found = validity(evaluationOf([3, 3, 3, 3, 3, 3, 1, 0, 1].map((raw, index) => item(index + 1, raw))), calm)
  expect(found).toMatchObject({ judgement: 'look', flags: ['straightRun'], straightRun: { length: 6, lookFrom: 6 } })
})

test('nine times "not at all" is what healthy people answer and is no reason to look', () => {
  expect(validity(evaluationOf(mixed.map((entry) => item(entry.number, 0))), calm).judgement).toBe('usable')
})

test('the same answer to items in both directions contradicts itself', () => {
  const items = Array.from({ length: 10 }, (_, index) => {
    const inverted = index % 2 === 1
    return item(index + 1, 0, { inverted, value: inverted ? 3 : 0 })
  })
  expect(validity(evaluationOf(items), calm).flags).toEqual(['straightRun'])
})

test('a missing answer breaks a run', () => {
  const items = [1, 1, 1, null, 1, 1, 1, 1].map((raw, index) => item(index + 1, raw))
  expect(validity(evaluationOf(items), calm).straightRun.length).toBe(4)
})

test('a changed answer is told, and looked at where it belongs to a risk item', () => {
  const facts: RunFacts = {
    ...calm,
    items: [
      { itemID: 'item6', timeMs: 9000, before: [3], changes: 1 },
      { itemID: 'item9', timeMs: 24_000, before: [0], changes: 1 },
    ],
  }
  expect(validity(evaluationOf(mixed), facts)).toMatchObject({
    judgement: 'usable',
    changes: [{ number: 6 }, { number: 9 }],
  })
  const text = { de: 'Item 9 bejaht', en: 'Item 9 affirmed' }
  const risk = evaluationOf(mixed, { alerts: [{ id: 'suicidality', itemID: 'item9', severity: 'critical', text }] })
  expect(validity(risk, facts)).toMatchObject({ judgement: 'look', flags: ['riskItemChanged'] })
})

test('a glance away is no interruption; a minute or a closed tab is worth a look', () => {
  const away = (durationMs: number): RunFacts => ({
    ...calm,
    interruptions: [{ kind: 'away', itemID: 'item8', durationMs }],
  })
  expect(validity(evaluationOf(mixed), away(2999)).interruptions).toEqual([])
  expect(validity(evaluationOf(mixed), away(11_000))).toMatchObject({
    judgement: 'usable',
    interruptions: [{ number: 8 }],
  })
  expect(validity(evaluationOf(mixed), away(60_000)).flags).toEqual(['interrupted'])
  const closed: RunFacts = { ...calm, interruptions: [{ kind: 'closed', itemID: null, durationMs: 5000 }] }
  expect(validity(evaluationOf(mixed), closed).flags).toEqual(['interrupted'])
})

test('without a log nothing is claimed about how it was answered', () => {
  expect(validity(evaluationOf(mixed), { ...calm, activeMs: null }).judgement).toBe('unknown')
})

test('items that were not asked are not missing', () => {
  const items = [...mixed.slice(0, 8), item(9, null, { state: 'skipped', value: 0 })]
  const evaluation = evaluationOf(items)
  const [sum] = evaluation.nodes
  expect(validity({ ...evaluation, nodes: sum ? [{ ...sum, value: 13 }] : [] }, calm)).toMatchObject({
    judgement: 'usable',
    missing: { missing: 0, items: 8 },
  })
})
