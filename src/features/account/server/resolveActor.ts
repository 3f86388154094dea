import type { Actor } from '#base/domain/actor.ts'
import type { Db } from '#base/server/database/db.ts'
import { selectedFilter } from '../domain/selectedFilter.ts'
import { isSessionAlive, mustTouchSession } from '../domain/sessionLife.ts'
import { accountNeighbours } from './neighbours.ts'
import { findSession, touchSession } from './sessionQueries.ts'

/** Who sits behind a cookie, or null. Called once a request; keeps the session awake. */
export async function resolveActor(db: Db, cookie: string | null, now: Date): Promise<Actor | null> {
  if (cookie === null) return null
  const found = await findSession(db, cookie)
  if (!found || !isSessionAlive(found, now)) return null
  if (mustTouchSession(found.lastSeenAt, now)) await touchSession(db, found.sessionID, now)
  const facilities = await accountNeighbours().listFacilitiesOf(db, found.userID)
  return {
    userID: found.userID,
    sessionID: found.sessionID,
    proved: found.provedAt !== null,
    language: found.language,
    emailVerified: found.emailVerifiedAt !== null,
    filter: selectedFilter(
      found.filter,
      facilities.map((one) => one._id),
    ),
    memberships: facilities.map((one) => ({
      facilityID: one._id,
      isAdmin: one.admin === found.userID,
      permissions: one.permissions,
    })),
  }
}
