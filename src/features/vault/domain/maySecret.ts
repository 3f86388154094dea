import type { Actor } from '#base/domain/actor.ts'

export function isMemberOf(actor: Actor, facilityID: string): boolean {
  return actor.memberships.some((membership) => membership.facilityID === facilityID)
}

/** The secret of a facility is made, and its recovery kit kept, by its admin. */
export function mayKeepSecretOf(actor: Actor, facilityID: string): boolean {
  return actor.memberships.some((membership) => membership.facilityID === facilityID && membership.isAdmin)
}
