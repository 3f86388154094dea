import { describe, expect, it } from 'vitest'
import { contentOfRun, restoreRun, type LocalRun, type StoredRun } from './restoreRun.ts'
import type { RunStep } from './runStep.ts'

const answer = (itemID: string, value: number | null, page = 0): RunStep => ({
  event: value === null ? 'skipped' : 'answered',
  page,
  delta: 900,
  itemID,
  value,
  at: '2026-11-21T08:00:00.000Z',
})

function local(steps: RunStep[], more: Partial<LocalRun> = {}): LocalRun {
  return {
    saveId: 'A',
    version: '1',
    page: 2,
    stepCount: steps.length,
    steps,
    inherited: { values: {}, log: [] },
    ...more,
  }
}

function stored(more: Partial<StoredRun> = {}): StoredRun {
  return { saveId: 'A', received: 0, page: 1, values: {}, log: [], ...more }
}

describe('does not use the local copy', () => {
  it('when a step of it is missing: nothing is left of it where the server has nothing', () => {
    expect(restoreRun(local([answer('q1', 1)], { stepCount: 2 }), null, '1')).toEqual({ from: 'nothing' })
  })

  it('when it belongs to another version of the test', () => {
    expect(restoreRun(local([answer('q1', 1)]), null, '2')).toEqual({ from: 'nothing' })
  })

  it('when a step of it is missing and the server has answers', () => {
    const restored = restoreRun(
      local([answer('q1', 1)], { stepCount: 2 }),
      stored({ values: { q1: 3 }, received: 2 }),
      '1',
    )
    expect(restored).toEqual({ from: 'server', page: 1, inherited: { values: { q1: 3 }, log: [] }, carried: [] })
  })

  it('when another device went on after it; answers that only it had are carried over', () => {
    const mine = local([answer('q1', 1), answer('q2', 0), answer('q2', 2)])
    const restored = restoreRun(mine, stored({ saveId: 'B', page: 5, values: { q1: 3 } }), '1')
    expect(restored).toMatchObject({
      from: 'server',
      page: 5,
      inherited: { values: { q1: 3 } },
      carried: [answer('q2', 2)],
    })
  })

  it('when the server has more steps of the same run than the browser kept', () => {
    const restored = restoreRun(local([answer('q1', 1)]), stored({ received: 4, values: { q1: 1, q2: 2 } }), '1')
    expect(restored).toMatchObject({ from: 'server', inherited: { values: { q1: 1, q2: 2 } } })
  })
})

it('begins at the start when nobody has anything', () => {
  expect(restoreRun(null, null, '1')).toEqual({ from: 'nothing' })
})

it('goes on from the local copy when the server has nothing of it yet', () => {
  expect(restoreRun(local([answer('q1', 1)]), null, '1')).toEqual({ from: 'local' })
})

it('goes on from the local copy when the server has the same or less of it', () => {
  expect(restoreRun(local([answer('q1', 1), answer('q2', 1)]), stored({ received: 1 }), '1')).toEqual({ from: 'local' })
})

it('goes on from the server on a device that has never seen the sitting', () => {
  const log = [{ event: 'shown' as const, page: 0, delta: 0, at: '2026-11-21T08:00:00.000Z' }]
  expect(restoreRun(null, stored({ page: 3, values: { q1: null }, log }), '1')).toEqual({
    from: 'server',
    page: 3,
    inherited: { values: { q1: null }, log },
    carried: [],
  })
})

it('reads values and log of a run over what it inherited, an item left out included', () => {
  const run = local([answer('q2', null, 1), answer('q1', 0)], { inherited: { values: { q1: 3, q9: 1 }, log: [] } })
  const content = contentOfRun(run)
  expect(content.values).toEqual({ q1: 0, q2: null, q9: 1 })
  expect(content.log.map((entry) => entry.itemID)).toEqual(['q2', 'q1'])
  expect(content.log.some((entry) => 'value' in entry)).toBe(false)
})
