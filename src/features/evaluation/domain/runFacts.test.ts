import { expect, test } from 'vitest'
import type { RunStep } from '#features/sitting/domain/runStep.ts'
import { runFacts } from './runFacts.ts'

const pages = new Map([
  [0, ['item1']],
  [1, ['item2']],
])

/** Steps as a device writes them; seconds on the page and seconds since the start of the run. */
function step(
  event: RunStep['event'],
  page: number,
  deltaSeconds: number,
  atSeconds: number,
  more: Partial<RunStep> = {},
): RunStep {
  return {
    event,
    page,
    delta: deltaSeconds * 1000,
    at: new Date(Date.UTC(2026, 10, 19, 8) + atSeconds * 1000).toISOString(),
    ...more,
  }
}

test('an empty log says nothing, not zero seconds', () => {
  const facts = runFacts([], pages)
  expect(facts.activeMs).toBeNull()
  expect(facts.items.map((item) => item.timeMs)).toEqual([null, null])
})

test('the time on an item is the sum of its visits', () => {
  const facts = runFacts(
    [
      step('shown', 0, 0, 0),
      step('answered', 0, 4, 4, { itemID: 'item1', value: 2 }),
      step('left', 0, 5, 5),
      step('shown', 1, 0, 5),
      step('left', 1, 1, 6),
      step('shown', 0, 0, 6),
      step('changed', 0, 2, 8, { itemID: 'item1', value: 3 }),
      step('left', 0, 3, 9),
    ],
    pages,
  )
  expect(facts.items[0]).toEqual({ itemID: 'item1', timeMs: 8000, before: [2], changes: 1 })
  expect(facts.items[1]?.timeMs).toBe(1000)
  expect(facts.activeMs).toBe(9000)
})

test('the time away from the window is an interruption and no thinking time', () => {
  const facts = runFacts(
    [
      step('shown', 0, 0, 0),
      step('focusLost', 0, 3, 3),
      step('focusBack', 0, 14, 14),
      step('answered', 0, 16, 16, { itemID: 'item1', value: 0 }),
      step('left', 0, 16, 16),
    ],
    pages,
  )
  expect(facts.interruptions).toEqual([{ kind: 'away', itemID: 'item1', durationMs: 11_000 }])
  expect(facts.activeMs).toBe(5000)
})

test('a tab that was closed is an interruption by the clock of the device, and its page counts up to the last sign of life', () => {
  const facts = runFacts(
    [
      step('shown', 0, 0, 0),
      step('answered', 0, 4, 4, { itemID: 'item1', value: 1 }),
      step('reload', 0, 0, 64),
      step('shown', 0, 0, 64),
      step('left', 0, 2, 66),
    ],
    pages,
  )
  expect(facts.interruptions).toEqual([{ kind: 'closed', itemID: 'item1', durationMs: 60_000 }])
  expect(facts.items[0]?.timeMs).toBe(6000)
})

test('a focus that never came back counts neither as time nor with a length', () => {
  const facts = runFacts([step('shown', 0, 0, 0), step('focusLost', 0, 2, 2), step('left', 0, 90, 92)], pages)
  expect(facts.interruptions).toEqual([{ kind: 'away', itemID: 'item1', durationMs: null }])
  expect(facts.activeMs).toBe(2000)
})

test('without values in the log a change is counted but not told', () => {
  const facts = runFacts(
    [
      step('shown', 0, 0, 0),
      step('answered', 0, 1, 1, { itemID: 'item1' }),
      step('changed', 0, 2, 2, { itemID: 'item1' }),
    ],
    pages,
  )
  expect(facts.items[0]).toMatchObject({ changes: 1, before: [] })
})

test('lost connections are counted and take no time', () => {
  const facts = runFacts(
    [step('shown', 0, 0, 0), step('networkLost', 0, 1, 1), step('networkBack', 0, 60, 60), step('left', 0, 3, 3)],
    pages,
  )
  expect(facts.networkLosses).toBe(1)
  expect(facts.activeMs).toBe(3000)
})
