import { eq } from 'drizzle-orm'
import { Refusal } from '#base/domain/refusal.ts'
import type { Context } from '#base/server/context.ts'
import { countAttempt } from '#base/server/countAttempt.ts'
import type { Db } from '#base/server/database/db.ts'
import { isTokenOfHash, linkTokenHash } from './linkToken.ts'
import { replacedLink } from './sitting.table.ts'
import { findSitting, type SittingRow } from './sittingQueries.ts'

/** Wrong tokens from one network: enough for typing errors of a whole waiting room, too few to guess 256 bits. */
const TOKEN_MISSES = { name: 'sittingToken', attempts: 60, windowMs: 15 * 60_000 }

/**
 * Loads the sitting behind a link, or refuses. Every wrong pair of id and token looks the same and is counted. Says nothing about the state:
 * `refuseToStart` and the calls do. `handingIn`: a link that was replaced meanwhile is good enough to hand in answers.
 */
export async function openLink(
  context: Context,
  sittingID: string,
  token: string,
  purpose: 'starting' | 'handingIn',
): Promise<SittingRow> {
  const row = await findSitting(context.db, sittingID)
  if (row && isTokenOfHash(token, row.tokenHash)) return row
  if (row && purpose === 'handingIn' && (await wasReplaced(context.db, sittingID, token))) return row
  await countAttempt(context.db, TOKEN_MISSES, context.network, context.now())
  throw new Refusal('sitting.link_unknown')
}

async function wasReplaced(db: Db, sittingID: string, token: string): Promise<boolean> {
  const rows = await db
    .select({ sittingID: replacedLink.sittingID })
    .from(replacedLink)
    .where(eq(replacedLink.tokenHash, linkTokenHash(token)))
  return rows[0]?.sittingID === sittingID
}

/** A link may be opened until it expires; a sitting that has begun can be taken up again at any time. */
export function refuseToStart(row: SittingRow, now: Date): void {
  if (row.trashAt !== null) throw new Refusal('sitting.withdrawn')
  if (row.state === 'finished' || row.state === 'evaluated' || row.state === 'skipped')
    throw new Refusal('sitting.already_done')
  if (row.startedAt === null && row.tokenExpiresAt.getTime() <= now.getTime()) throw new Refusal('sitting.link_expired')
}
