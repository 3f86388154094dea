import type { Actor } from '#base/domain/actor.ts'
import { may } from '#features/facility/domain/may.ts'
import type { SittingState } from '#features/sitting/domain/sittingState.ts'

/** Whether the actor may see and judge results of this facility. Lists need less (`sitting.view`): they show no answers. */
export function mayEvaluate(actor: Actor, facilityID: string): boolean {
  return may(actor, 'sitting.evaluate', facilityID)
}

/** Whether a sitting has something to evaluate: it is finished and does not lie in the trash. */
export function isEvaluable(sitting: { state: SittingState; trashAt: unknown }): boolean {
  return (sitting.state === 'finished' || sitting.state === 'evaluated') && sitting.trashAt === null
}
