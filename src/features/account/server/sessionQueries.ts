import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Db } from '#base/server/database/db.ts'
import { SESSION_ABSOLUTE_MS } from '../domain/sessionLife.ts'
import { session, userAccount } from './account.table.ts'
import { tokenHash } from './tokenHash.ts'

export interface SessionStart {
  userID: string
  /** The new cookie; only its hash is kept. */
  cookie: string
  userAgent: string
  network: string
}

/** Starts a session after a login by password; answers its id. */
export async function startSession(tx: Db, start: SessionStart, now: Date): Promise<string> {
  const id = randomUUID()
  await tx.insert(session).values({
    id,
    tokenHash: tokenHash(start.cookie),
    userID: start.userID,
    createdAt: now,
    lastSeenAt: now,
    expiresAt: new Date(now.getTime() + SESSION_ABSOLUTE_MS),
    passwordLoginAt: now,
    userAgent: start.userAgent,
    network: start.network,
  })
  return id
}

/** Session and account behind a cookie, whether it still lives or not. */
export async function findSession(db: Db, cookie: string) {
  const rows = await db
    .select({
      sessionID: session.id,
      userID: session.userID,
      lastSeenAt: session.lastSeenAt,
      expiresAt: session.expiresAt,
      endedAt: session.endedAt,
      provedAt: session.provedAt,
      language: userAccount.language,
      filter: userAccount.filter,
      emailVerifiedAt: userAccount.emailVerifiedAt,
    })
    .from(session)
    .innerJoin(userAccount, eq(userAccount.id, session.userID))
    .where(eq(session.tokenHash, tokenHash(cookie)))
  return rows[0] ?? null
}

export async function touchSession(db: Db, sessionID: string, now: Date): Promise<void> {
  await db.update(session).set({ lastSeenAt: now }).where(eq(session.id, sessionID))
}

export async function endSession(tx: Db, sessionID: string, now: Date): Promise<void> {
  await tx.update(session).set({ endedAt: now }).where(eq(session.id, sessionID))
}
