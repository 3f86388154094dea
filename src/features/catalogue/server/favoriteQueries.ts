import { and, eq } from 'drizzle-orm'
import type { Db } from '#base/server/database/db.ts'
import { testFavorite } from './favorite.table.ts'

/** Ids of the tests a user has marked. */
export async function listFavorites(db: Db, userID: string): Promise<Set<string>> {
  const rows = await db
    .select({ testID: testFavorite.testID })
    .from(testFavorite)
    .where(eq(testFavorite.userID, userID))
  return new Set(rows.map((row) => row.testID))
}

export async function saveFavorite(db: Db, userID: string, testID: string, createdAt: Date): Promise<void> {
  await db.insert(testFavorite).values({ userID, testID, createdAt }).onConflictDoNothing()
}

export async function deleteFavorite(db: Db, userID: string, testID: string): Promise<void> {
  await db.delete(testFavorite).where(and(eq(testFavorite.userID, userID), eq(testFavorite.testID, testID)))
}
