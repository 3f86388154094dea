import type { Actor } from '#base/domain/actor.ts'
import type { FacilityPermission } from './permissions.ts'

/** Whether the actor works in the facility and holds the permission there. The admin holds every one. Everything not named is no. */
export function may(actor: Actor, permission: FacilityPermission, facilityID: string): boolean {
  const membership = actor.memberships.find((one) => one.facilityID === facilityID)
  if (!membership) return false
  return membership.isAdmin || membership.permissions.includes(permission)
}

/** The facility an actor works in right now, or null for private users and a filter they no longer belong to. */
export function selectedFacility(actor: Actor): string | null {
  return actor.memberships.some((one) => one.facilityID === actor.filter) ? actor.filter : null
}
