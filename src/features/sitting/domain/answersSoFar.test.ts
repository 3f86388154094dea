import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { answersSoFar, receivedOf, type ArrivedBatch } from './answersSoFar.ts'
import { MAX_STEPS_PER_BATCH, nextBatch } from './nextBatch.ts'
import { contentOfRun } from './restoreRun.ts'
import type { RunStep } from './runStep.ts'

const step = (itemID: string, value: number | null): RunStep => ({
  event: 'answered',
  page: 0,
  delta: 1,
  itemID,
  value,
  at: '2026-11-21T08:00:00.000Z',
})

const anyStep: fc.Arbitrary<RunStep> = fc.oneof(
  fc
    .tuple(fc.constantFrom('q1', 'q2', 'q3', 'q4'), fc.option(fc.integer({ min: 0, max: 4 })))
    .map(([itemID, value]) => step(itemID, value)),
  fc.nat(9).map((page): RunStep => ({ event: 'shown', page, delta: 0, at: '2026-11-21T08:00:00.000Z' })),
)

/** A network that may lose a batch, lose its answer, deliver it again later, or hold it back. */
const fate = fc.constantFrom('arrives', 'lost', 'answer lost', 'held back', 'doubled' as const)

describe('upload in numbered batches', () => {
  it('says nothing is received while the first step is missing', () => {
    const batches = [{ saveId: 'A', sequence: 2, entries: [step('q1', 1)] }]
    expect(receivedOf(batches, 'A')).toBe(0)
    expect(answersSoFar(batches).values).toEqual({})
  })

  it('keeps a step as it came first, whatever comes later under its number', () => {
    const batches = [
      { saveId: 'A', sequence: 1, entries: [step('q1', 1)] },
      { saveId: 'A', sequence: 1, entries: [step('q1', 3), step('q2', 2)] },
    ]
    expect(answersSoFar(batches)).toMatchObject({ received: 2, values: { q1: 1, q2: 2 } })
  })

  it('lets the device that began later win, though the earlier one sends late', () => {
    const batches = [
      { saveId: 'A', sequence: 1, entries: [step('q1', 1)] },
      { saveId: 'B', sequence: 1, entries: [step('q1', 2)] },
      { saveId: 'A', sequence: 2, entries: [step('q1', 0), step('q3', 0)] },
    ]
    expect(answersSoFar(batches)).toMatchObject({ saveId: 'B', received: 1, values: { q1: 2, q3: 0 } })
  })

  it(`sends at most ${MAX_STEPS_PER_BATCH} steps at once and nothing when all have arrived`, () => {
    const steps = Array.from({ length: MAX_STEPS_PER_BATCH + 1 }, (_, index) => step('q1', index))
    expect(nextBatch(steps, 0)?.entries.length).toBe(MAX_STEPS_PER_BATCH)
    expect(nextBatch(steps, MAX_STEPS_PER_BATCH)).toEqual({
      sequence: MAX_STEPS_PER_BATCH + 1,
      entries: [step('q1', 200)],
    })
    expect(nextBatch(steps, MAX_STEPS_PER_BATCH + 1)).toBeNull()
  })

  it('ends with the server holding exactly what the browser holds, however batches are lost, doubled and reordered', () => {
    fc.assert(
      fc.property(
        fc.array(fc.array(anyStep, { minLength: 1, maxLength: 4 }), { maxLength: 12 }),
        fc.array(fate),
        (bursts, fates) => {
          const steps: RunStep[] = []
          const server: ArrivedBatch[] = []
          const heldBack: ArrivedBatch[] = []
          let received = 0
          const attempt = (luck: string) => {
            const batch = nextBatch(steps, received)
            if (!batch) return
            const arriving = { saveId: 'A', ...batch }
            if (luck === 'held back') heldBack.push(arriving)
            if (luck === 'lost' || luck === 'held back') return
            server.push(arriving)
            if (luck === 'doubled') heldBack.push(arriving)
            if (luck !== 'answer lost') received = receivedOf(server, 'A')
          }
          for (const [index, burst] of bursts.entries()) {
            steps.push(...burst)
            attempt(fates[index] ?? 'arrives')
            if (index % 3 === 2) server.push(...heldBack.splice(0).reverse())
          }
          while (received < steps.length) attempt('arrives')
          server.push(...heldBack)
          const held = answersSoFar(server)
          expect(held.received).toBe(steps.length)
          expect({ values: held.values, log: held.log }).toEqual(
            contentOfRun({ inherited: { values: {}, log: [] }, steps }),
          )
        },
      ),
      { numRuns: 400 },
    )
  })
})
