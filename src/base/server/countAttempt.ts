import { createHash } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { Refusal } from '#base/domain/refusal.ts'
import type { Db } from './database/db.ts'
import { rateLimit } from './rateLimit.table.ts'

/** How many attempts a window allows. Nobody is locked out for good: the next window starts at zero. */
export interface AttemptLimit {
  /** What is counted, e.g. `login`. */
  name: string
  attempts: number
  windowMs: number
}

/**
 * Counts one attempt and refuses with `rate.limited` (429, `waitSeconds`) above the limit. `subject` (an address, a token) is hashed first.
 */
export async function countAttempt(db: Db, limit: AttemptLimit, subject: string, now: Date): Promise<void> {
  const key = attemptKey(limit, subject)
  const windowStart = new Date(Math.floor(now.getTime() / limit.windowMs) * limit.windowMs)
  const rows = await db
    .insert(rateLimit)
    .values({ key, windowStart, count: 1 })
    .onConflictDoUpdate({ target: [rateLimit.key, rateLimit.windowStart], set: { count: sql`${rateLimit.count} + 1` } })
    .returning({ count: rateLimit.count })
  if ((rows[0]?.count ?? 0) > limit.attempts) {
    const waitSeconds = Math.ceil((windowStart.getTime() + limit.windowMs - now.getTime()) / 1000)
    throw new Refusal('rate.limited', { waitSeconds })
  }
}

/** Starts the count anew, e.g. after the right password: who may enter is not slowed down by having entered often. */
export async function forgetAttempts(db: Db, limit: AttemptLimit, subject: string): Promise<void> {
  await db.delete(rateLimit).where(eq(rateLimit.key, attemptKey(limit, subject)))
}

function attemptKey(limit: AttemptLimit, subject: string): string {
  return `${limit.name}|${createHash('sha256').update(subject).digest('base64url').slice(0, 22)}`
}
