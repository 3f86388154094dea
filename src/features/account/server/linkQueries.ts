import { randomBytes, randomUUID } from 'node:crypto'
import { and, eq, gt, sql } from 'drizzle-orm'
import type { Db } from '#base/server/database/db.ts'
import { VERIFY_LINK_MS } from '../domain/limits.ts'
import { accountLink } from './account.table.ts'
import { tokenHash } from './tokenHash.ts'

type Purpose = (typeof accountLink.$inferInsert)['purpose']

/** Makes the code of a link to be mailed (base64url of 32 bytes). It stands in the mail and nowhere else. Older links stay valid. */
export async function makeLinkCode(tx: Db, userID: string, purpose: Purpose, now: Date): Promise<string> {
  const code = randomBytes(32).toString('base64url')
  await tx.insert(accountLink).values({
    id: randomUUID(),
    userID,
    purpose,
    codeHash: tokenHash(code),
    createdAt: now,
    expiresAt: new Date(now.getTime() + VERIFY_LINK_MS),
  })
  return code
}

/**
 * Marks a code as used and answers whose it is, or null where it is unknown or too old. The same code again finds its owner again:
 * a second click on a link that only confirms something must not look like a failure.
 */
export async function takeLinkCode(tx: Db, code: string, purpose: Purpose, now: Date): Promise<string | null> {
  const rows = await tx
    .update(accountLink)
    .set({ usedAt: sql`coalesce(${accountLink.usedAt}, ${now.toISOString()}::timestamptz)` })
    .where(
      and(eq(accountLink.codeHash, tokenHash(code)), eq(accountLink.purpose, purpose), gt(accountLink.expiresAt, now)),
    )
    .returning({ userID: accountLink.userID })
  return rows[0]?.userID ?? null
}
