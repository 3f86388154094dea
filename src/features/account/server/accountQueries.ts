import { and, eq, isNull } from 'drizzle-orm'
import type { Db } from '#base/server/database/db.ts'
import { emailKey } from '../domain/email.ts'
import { userAccount } from './account.table.ts'

export type Account = typeof userAccount.$inferSelect

export async function findAccountByEmail(db: Db, email: string): Promise<Account | null> {
  const rows = await db
    .select()
    .from(userAccount)
    .where(eq(userAccount.emailKey, emailKey(email)))
  return rows[0] ?? null
}

/** The account; throws where there is none, because the id came from our own session. */
export async function getAccount(db: Db, userID: string): Promise<Account> {
  const rows = await db.select().from(userAccount).where(eq(userAccount.id, userID))
  if (!rows[0]) throw new Error('account of a session is missing')
  return rows[0]
}

/** Inserts the account unless its address is taken; answers whether it did. */
export async function insertAccount(tx: Db, account: typeof userAccount.$inferInsert): Promise<boolean> {
  const rows = await tx
    .insert(userAccount)
    .values(account)
    .onConflictDoNothing({ target: userAccount.emailKey })
    .returning({ id: userAccount.id })
  return rows.length === 1
}

/**
 * Reads an account that was never confirmed and holds its row, so that the link in its mail cannot confirm it while it is being replaced. Null
 * where it has been confirmed meanwhile.
 */
export async function lockUnverifiedAccount(tx: Db, userID: string): Promise<{ id: string } | null> {
  const rows = await tx
    .select({ id: userAccount.id })
    .from(userAccount)
    .where(and(eq(userAccount.id, userID), isNull(userAccount.emailVerifiedAt)))
    .for('update')
  return rows[0] ?? null
}

export async function removeUnverifiedAccount(tx: Db, userID: string): Promise<void> {
  await tx.delete(userAccount).where(and(eq(userAccount.id, userID), isNull(userAccount.emailVerifiedAt)))
}

export async function updateAccount(
  db: Db,
  userID: string,
  change: Partial<typeof userAccount.$inferInsert>,
  now: Date,
): Promise<void> {
  await db
    .update(userAccount)
    .set({ ...change, updatedAt: now })
    .where(eq(userAccount.id, userID))
}
