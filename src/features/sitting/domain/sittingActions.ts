import type { Actor } from '#base/domain/actor.ts'
import { may } from '#features/facility/domain/may.ts'
import type { SittingState } from './sittingState.ts'

export const SITTING_ACTIONS = ['initiate', 'evaluate', 'compare', 'progression', 'trash', 'restore'] as const
export type SittingAction = (typeof SITTING_ACTIONS)[number]

/** What this user may do with the sitting as it is now. Asked by the server for every call and sent along, so that screens show just these. */
export function sittingActions(
  actor: Actor,
  sitting: { facilityID: string; state: SittingState; trashAt: Date | null },
): SittingAction[] {
  const holds = (permission: Parameters<typeof may>[1]) => may(actor, permission, sitting.facilityID)
  if (sitting.trashAt !== null) return holds('sitting.trash') ? ['restore'] : []
  const actions: SittingAction[] = []
  const isOpen = sitting.state === 'pending' || sitting.state === 'patient' || sitting.state === 'running'
  const isDone = sitting.state === 'finished' || sitting.state === 'evaluated'
  if (isOpen && holds('sitting.create')) actions.push('initiate')
  if (isDone && holds('sitting.evaluate')) actions.push('evaluate', 'compare', 'progression')
  if (holds('sitting.trash')) actions.push('trash')
  return actions
}
