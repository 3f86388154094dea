import { and, count, desc, eq, ne } from 'drizzle-orm'
import type { Db } from '#base/server/database/db.ts'
import { keyBundle } from './keyServer.table.ts'

type Row = typeof keyBundle.$inferSelect

const isOf = (userID: string, fingerprint: string) =>
  and(eq(keyBundle.userID, userID), eq(keyBundle.fingerprint, fingerprint))

export async function countPendingBundles(db: Db, userID: string): Promise<number> {
  const [row] = await db
    .select({ pending: count() })
    .from(keyBundle)
    .where(and(eq(keyBundle.userID, userID), eq(keyBundle.state, 'pending')))
  return row?.pending ?? 0
}

/** Keeps a pending bundle; the same key again only refreshes a pending one and never touches an active one. */
export async function putPendingBundle(db: Db, row: typeof keyBundle.$inferInsert): Promise<void> {
  await db
    .insert(keyBundle)
    .values(row)
    .onConflictDoUpdate({
      target: [keyBundle.userID, keyBundle.fingerprint, keyBundle.bundleNumber],
      set: { sealed: row.sealed },
      setWhere: eq(keyBundle.state, 'pending'),
    })
}

/** The bundle of a public key: the active one if there is one, else the newest pending one. */
export async function findBundle(db: Db, userID: string, fingerprint: string): Promise<Row | null> {
  const [row] = await db
    .select()
    .from(keyBundle)
    .where(isOf(userID, fingerprint))
    .orderBy(keyBundle.state, desc(keyBundle.bundleNumber))
    .limit(1)
  return row ?? null
}

/** Makes a bundle the active one and drops pending bundles of other keys, which can never be used any more. */
export async function promoteBundle(tx: Db, { userID, fingerprint, bundleNumber }: Row, now: Date): Promise<void> {
  await tx
    .update(keyBundle)
    .set({ state: 'active', promotedAt: now })
    .where(and(isOf(userID, fingerprint), eq(keyBundle.bundleNumber, bundleNumber), eq(keyBundle.state, 'pending')))
  await tx
    .delete(keyBundle)
    .where(and(eq(keyBundle.userID, userID), ne(keyBundle.fingerprint, fingerprint), eq(keyBundle.state, 'pending')))
}
