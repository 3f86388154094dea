import { describe, expect, it } from 'vitest'
import { listGroup, mayStep, SITTING_STATES, STEPS, type SittingState, type Step } from './sittingState.ts'

describe('listGroup (Spec §4)', () => {
  it.each<[SittingState, string]>([
    ['paying', 'pending'],
    ['pending', 'pending'],
    ['patient', 'pending'],
    ['skipped', 'pending'],
    ['running', 'running'],
    ['finished', 'done'],
    ['evaluated', 'done'],
  ])('lists a sitting that is %s under %s', (state, group) => {
    expect(listGroup({ state, trashAt: null })).toBe(group)
  })

  it.each(SITTING_STATES)('lists a trashed sitting under trash, whatever its state (%s)', (state) => {
    expect(listGroup({ state, trashAt: '2026-01-01T00:00:00Z' })).toBe('trash')
  })
})

describe('steps of the state', () => {
  const allowed: Record<Step, SittingState[]> = {
    handOver: ['pending'],
    start: ['pending', 'patient'],
    save: ['running', 'patient'],
    skip: ['running', 'patient'],
    cancel: ['running'],
    evaluate: ['finished'],
  }
  const every = (Object.keys(STEPS) as Step[]).flatMap((step) => SITTING_STATES.map((state) => [step, state] as const))

  it.each(every)('%s from %s is allowed only where the table says so', (step, state) => {
    expect(mayStep(state, step)).toBe(allowed[step].includes(state))
  })

  it('never leads out of a finished result except to evaluated', () => {
    const out = (Object.keys(STEPS) as Step[]).filter((step) => mayStep('finished', step) || mayStep('evaluated', step))
    expect(out).toEqual(['evaluate'])
  })
})
