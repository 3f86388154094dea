import { lt } from 'drizzle-orm'
import { Refusal } from '#base/domain/refusal.ts'
import type { KeyServerPurpose } from '../../contract/getAccessToken.ts'
import { type AccessClaims, openAccessToken } from '../accessToken.ts'
import { usedToken } from './keyServer.table.ts'
import type { KeyServerContext } from './keyServerContext.ts'

export interface GivenToken {
  accessToken: string
  userID: string
}

/** Takes an access token in: it must be ours, in time, of this user and purpose, and never seen before. */
export async function spendAccessToken(
  context: KeyServerContext,
  given: GivenToken,
  purpose: KeyServerPurpose,
): Promise<AccessClaims> {
  const claims = openAccessToken(context.tokenKey, given.accessToken)
  const now = context.now()
  const isGood =
    claims !== null &&
    claims.expiresAtMs > now.getTime() &&
    claims.userID === given.userID &&
    claims.purpose === purpose
  if (!isGood) throw new Refusal('vault.access_token_invalid')
  await context.db.delete(usedToken).where(lt(usedToken.expiresAt, now))
  const spent = await context.db
    .insert(usedToken)
    .values({ tokenID: claims.tokenID, expiresAt: new Date(claims.expiresAtMs) })
    .onConflictDoNothing()
    .returning()
  if (spent.length === 0) throw new Refusal('vault.access_token_invalid')
  return claims
}
