import { sql } from 'drizzle-orm'
import type { Db } from '#base/server/database/db.ts'
import { initializationVectorFloor } from '../domain/initializationVectorFloor.ts'
import { facilityIv } from './vault.table.ts'

/**
 * The next iv of a facility, never given out before: one more than the last, and at least what the clock says, so that a restored
 * backup does not begin anew. One statement, so two at a time cannot get the same.
 */
export async function takeInitializationVector(db: Db, facilityID: string, now: Date): Promise<number> {
  const [row] = await db
    .insert(facilityIv)
    .values({ facilityID, lastIv: initializationVectorFloor(now.getTime()) })
    .onConflictDoUpdate({
      target: facilityIv.facilityID,
      set: { lastIv: sql`greatest(${facilityIv.lastIv} + 1, excluded.last_iv)` },
    })
    .returning({ iv: facilityIv.lastIv })
  if (!row) throw new Error('The iv counter gave no number')
  return row.iv
}
