import { and, asc, eq, inArray, isNull, lt, lte, or, sql } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { mailTable } from './mail.table.ts'

/** Longer than sending `CLAIM_AT_ONCE` mails to a mail server that hangs; after it another node may try. */
const CLAIM_MS = 10 * 60_000
const CLAIM_AT_ONCE = 10

export type ClaimedMail = typeof mailTable.$inferSelect

const waiting = and(isNull(mailTable.sentAt), isNull(mailTable.givenUpAt))

/** Takes mails whose time has come, the oldest first; no one else gets them for ten minutes. */
export async function claimMails(db: Db, now: Date): Promise<ClaimedMail[]> {
  const due = db
    .select({ id: mailTable.id })
    .from(mailTable)
    .where(and(waiting, lte(mailTable.nextTryAt, now)))
    .orderBy(asc(mailTable.queuedAt))
    .limit(CLAIM_AT_ONCE)
    .for('update', { skipLocked: true })
  return db
    .update(mailTable)
    .set({ nextTryAt: new Date(now.getTime() + CLAIM_MS), tries: sql`${mailTable.tries} + 1` })
    .where(inArray(mailTable.id, due))
    .returning()
}

export async function markSent(db: Db, id: string, now: Date): Promise<void> {
  await db
    .update(mailTable)
    .set({ sentAt: now })
    .where(and(eq(mailTable.id, id), waiting))
}

export async function tryMailLater(db: Db, id: string, nextTryAt: Date): Promise<void> {
  await db
    .update(mailTable)
    .set({ nextTryAt })
    .where(and(eq(mailTable.id, id), waiting))
}

export async function giveUpMail(db: Db, id: string, now: Date): Promise<void> {
  await db
    .update(mailTable)
    .set({ givenUpAt: now })
    .where(and(eq(mailTable.id, id), waiting))
}

/** Deletes what stood in mails that were sent (or given up) before `before`; who got which kind when stays. */
export async function deleteMailBodies(db: Db, before: Date): Promise<number> {
  const emptied = await db
    .update(mailTable)
    .set({ text: null, html: null })
    .where(
      and(
        or(lt(mailTable.sentAt, before), lt(mailTable.givenUpAt, before)),
        or(sql`${mailTable.text} IS NOT NULL`, sql`${mailTable.html} IS NOT NULL`),
      ),
    )
    .returning({ id: mailTable.id })
  return emptied.length
}
