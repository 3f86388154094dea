import { randomUUID } from 'node:crypto'
import type { Db } from '#base/server/database/db.ts'
import { facility, facilityMember } from './facility.table.ts'

/** Makes a facility with the user as its admin and first member; answers its id. */
export async function addFacility(
  tx: Db,
  given: { name: string; adminUserID: string; demo: boolean },
  now: Date,
): Promise<string> {
  const id = randomUUID()
  await tx.insert(facility).values({ id, ...given, createdAt: now, updatedAt: now })
  // The admin holds every permission by being the admin, so the list stays empty.
  await tx.insert(facilityMember).values({ facilityID: id, userID: given.adminUserID, permissions: [], createdAt: now })
  return id
}
