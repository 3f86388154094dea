import { and, desc, eq, inArray, isNull, ne } from 'drizzle-orm'
import type { Db } from '#base/server/database/db.ts'
import { facilityKey, memberSecret, recoveryKit } from './vault.table.ts'

type FacilityKey = typeof facilityKey.$inferSelect

/** Makes the key of a facility known unless that version exists; answers the one that counts. */
export async function ensureFacilityKey(tx: Db, row: FacilityKey): Promise<FacilityKey> {
  await tx.insert(facilityKey).values(row).onConflictDoNothing()
  const existing = await findFacilityKey(tx, row.facilityID, row.keyVersion)
  if (!existing) throw new Error('The key of the facility is gone')
  return existing
}

/** Reads a version and holds its row, so that what is done under it happens one after the other. */
export async function findFacilityKey(tx: Db, facilityID: string, keyVersion: number): Promise<FacilityKey | null> {
  const isIt = and(eq(facilityKey.facilityID, facilityID), eq(facilityKey.keyVersion, keyVersion))
  const [row] = await tx.select().from(facilityKey).where(isIt).for('update')
  return row ?? null
}

export async function insertMemberSecret(tx: Db, row: typeof memberSecret.$inferInsert): Promise<void> {
  await tx.insert(memberSecret).values(row).onConflictDoNothing()
}

export interface OwnSecret {
  facilityID: string
  secret: string | null
}

/** For every facility that has a key: the newest secret sealed for the user, or null. */
export async function listOwnSecrets(db: Db, userID: string, facilityIDs: readonly string[]): Promise<OwnSecret[]> {
  if (facilityIDs.length === 0) return []
  const rows = await db
    .selectDistinctOn([facilityKey.facilityID], {
      facilityID: facilityKey.facilityID,
      secret: memberSecret.encryptedSecret,
    })
    .from(facilityKey)
    .leftJoin(
      memberSecret,
      and(
        eq(memberSecret.facilityID, facilityKey.facilityID),
        eq(memberSecret.keyVersion, facilityKey.keyVersion),
        eq(memberSecret.userID, userID),
      ),
    )
    .where(inArray(facilityKey.facilityID, [...facilityIDs]))
    .orderBy(facilityKey.facilityID, desc(facilityKey.keyVersion))
  return rows
}

/** Members but this one who hold a secret of the facility. */
export async function countOtherHolders(db: Db, facilityID: string, userID: string): Promise<number> {
  const rows = await db
    .selectDistinct({ userID: memberSecret.userID })
    .from(memberSecret)
    .where(and(eq(memberSecret.facilityID, facilityID), ne(memberSecret.userID, userID)))
  return rows.length
}

/** The kit that counts, or null. */
export async function findRecoveryKit(db: Db, facilityID: string): Promise<typeof recoveryKit.$inferSelect | null> {
  const [row] = await db
    .select()
    .from(recoveryKit)
    .where(and(eq(recoveryKit.facilityID, facilityID), isNull(recoveryKit.replacedAt)))
  return row ?? null
}

/** Puts a kit in the place of the one before. The same kit again changes nothing. */
export async function replaceRecoveryKit(tx: Db, row: typeof recoveryKit.$inferInsert, now: Date): Promise<void> {
  const [known] = await tx.select({ id: recoveryKit.id }).from(recoveryKit).where(eq(recoveryKit.id, row.id))
  if (known) return
  await tx
    .update(recoveryKit)
    .set({ replacedAt: now })
    .where(and(eq(recoveryKit.facilityID, row.facilityID), isNull(recoveryKit.replacedAt)))
  await tx.insert(recoveryKit).values(row)
}
