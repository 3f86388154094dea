import { eq } from 'drizzle-orm'
import type { Db } from '#base/server/database/db.ts'
import { userKey } from './vault.table.ts'

export async function findUserKey(db: Db, userID: string): Promise<typeof userKey.$inferSelect | null> {
  const [row] = await db.select().from(userKey).where(eq(userKey.userID, userID))
  return row ?? null
}

/** Stores the first public key of a user; a later one changes nothing. */
export async function insertUserKey(db: Db, row: typeof userKey.$inferInsert): Promise<void> {
  await db.insert(userKey).values(row).onConflictDoNothing()
}
