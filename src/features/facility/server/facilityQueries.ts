import { asc, eq } from 'drizzle-orm'
import type { Db } from '#base/server/database/db.ts'
import type { SessionFacility } from '#features/account/contract/userSession.ts'
import { FACILITY_PERMISSIONS } from '../domain/permissions.ts'
import { facility, facilityMember } from './facility.table.ts'

/** Facilities a user works in, oldest first, with what they may do there. */
export async function listFacilitiesOf(db: Db, userID: string): Promise<SessionFacility[]> {
  const rows = await db
    .select({ facility, permissions: facilityMember.permissions })
    .from(facilityMember)
    .innerJoin(facility, eq(facility.id, facilityMember.facilityID))
    .where(eq(facilityMember.userID, userID))
    .orderBy(asc(facility.createdAt), asc(facility.id))
  return rows.map((row) => ({
    _id: row.facility.id,
    name: row.facility.name,
    admin: row.facility.adminUserID,
    demo: row.facility.demo,
    dpa: row.facility.dpaAcceptedAt !== null,
    gtc: row.facility.gtcAcceptedAt !== null,
    permissions: row.facility.adminUserID === userID ? [...FACILITY_PERMISSIONS] : row.permissions,
    features: row.facility.features ?? null,
  }))
}

/** Removes what a registration made that was never confirmed. Nobody can have worked there: nobody could log in. */
export async function removeFacilitiesOf(tx: Db, adminUserID: string): Promise<void> {
  await tx.delete(facility).where(eq(facility.adminUserID, adminUserID))
}
