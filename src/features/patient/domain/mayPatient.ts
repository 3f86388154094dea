import type { Actor } from '#base/domain/actor.ts'
import { may } from '#features/facility/domain/may.ts'

/** Who may read the (sealed) patients of a facility. */
export function mayViewPatients(actor: Actor, facilityID: string): boolean {
  return may(actor, 'patient.view', facilityID)
}

/** Who may add and change patients of a facility; whoever may change one may see one. */
export function mayEditPatients(actor: Actor, facilityID: string): boolean {
  return mayViewPatients(actor, facilityID) && may(actor, 'patient.edit', facilityID)
}
