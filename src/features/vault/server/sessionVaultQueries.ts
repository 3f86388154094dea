import { and, eq, gt, inArray, isNotNull, lt, lte, or } from 'drizzle-orm'
import type { Db } from '#base/server/database/db.ts'
import { SESSION_IDLE_MS } from '#features/account/domain/sessionLife.ts'
import { session } from '#features/account/server/door.ts'
import { PASSWORD_LOGIN_FRESH_MS } from '../domain/cryptoConstants.ts'
import { sessionVault } from './vault.table.ts'

type SessionVault = typeof sessionVault.$inferSelect

export async function findSessionVault(db: Db, sessionID: string): Promise<SessionVault | null> {
  const [row] = await db.select().from(sessionVault).where(eq(sessionVault.sessionID, sessionID))
  return row ?? null
}

/** Sets fields of the row of a session and makes the row if there is none. */
export async function putSessionVault(
  db: Db,
  sessionID: string,
  fields: Partial<Omit<SessionVault, 'sessionID'>>,
): Promise<void> {
  await db
    .insert(sessionVault)
    .values({ sessionID, ...fields })
    .onConflictDoUpdate({ target: sessionVault.sessionID, set: fields })
}

/** Removes the sealed K of every login that is too old to need it. */
export async function dropOldKeystoreKeys(db: Db, now: Date): Promise<void> {
  await db
    .update(sessionVault)
    .set({ keystoreKeySealed: null })
    .where(
      and(
        isNotNull(sessionVault.keystoreKeySealed),
        lt(sessionVault.passwordLoginAt, new Date(now.getTime() - PASSWORD_LOGIN_FRESH_MS)),
      ),
    )
}

/** Removes what is kept for sessions that are over, however they ended (domain `sessionLife` of account). */
export async function removeDeadSessionVaults(db: Db, now: Date): Promise<void> {
  const dead = db
    .select({ id: session.id })
    .from(session)
    .where(
      or(
        isNotNull(session.endedAt),
        lte(session.expiresAt, now),
        lte(session.lastSeenAt, new Date(now.getTime() - SESSION_IDLE_MS)),
      ),
    )
  await db.delete(sessionVault).where(inArray(sessionVault.sessionID, dead))
}

/** Takes an open challenge away; true if it had this hash and was still in time. Each challenge has one answer, right or wrong. */
export async function takeChallenge(tx: Db, sessionID: string, answerHash: string, now: Date): Promise<boolean> {
  const nothing = { challengeHash: null, challengeExpiresAt: null }
  const right = await tx
    .update(sessionVault)
    .set(nothing)
    .where(
      and(
        eq(sessionVault.sessionID, sessionID),
        eq(sessionVault.challengeHash, answerHash),
        gt(sessionVault.challengeExpiresAt, now),
      ),
    )
    .returning({ sessionID: sessionVault.sessionID })
  if (right.length === 0) await tx.update(sessionVault).set(nothing).where(eq(sessionVault.sessionID, sessionID))
  return right.length > 0
}

export async function markProved(tx: Db, sessionID: string, now: Date): Promise<void> {
  await tx.update(session).set({ provedAt: now }).where(eq(session.id, sessionID))
}

export async function removeSessionVault(tx: Db, sessionID: string): Promise<void> {
  await tx.delete(sessionVault).where(eq(sessionVault.sessionID, sessionID))
}
