import { randomUUID } from 'node:crypto'
import { handle } from '#base/server/handle.ts'
import { getAccessToken as contract } from '../contract/getAccessToken.ts'
import { ACCESS_TOKEN_LIFETIME_MS, PASSWORD_LOGIN_FRESH_MS } from '../domain/cryptoConstants.ts'
import { accessTokenKey, sealAccessToken } from './accessToken.ts'
import { openKeystoreKey } from './keystoreKey.ts'
import { dropOldKeystoreKeys, findSessionVault } from './sessionVaultQueries.ts'
import { findUserKey } from './userKeyQueries.ts'

export default handle(contract, async ({ input, context, actor, fail }) => {
  const nowMs = context.now().getTime()
  const { serverSecret } = context.settings
  await dropOldKeystoreKeys(context.db, context.now())
  const vault = await findSessionVault(context.db, actor.sessionID)
  const isFresh = vault?.passwordLoginAt && nowMs - vault.passwordLoginAt.getTime() <= PASSWORD_LOGIN_FRESH_MS
  if (!isFresh || vault.keystoreKeySealed === null) return fail('vault.password_login_needed')
  const keystoreKey = openKeystoreKey(serverSecret, actor.sessionID, vault.keystoreKeySealed)
  if (keystoreKey === null) return fail('vault.password_login_needed')

  const accessToken = sealAccessToken(accessTokenKey(serverSecret), {
    tokenID: randomUUID(),
    userID: actor.userID,
    sessionID: actor.sessionID,
    purpose: input.purpose,
    keystoreKey,
    fingerprint: (await findUserKey(context.db, actor.userID))?.fingerprint ?? null,
    expiresAtMs: nowMs + ACCESS_TOKEN_LIFETIME_MS,
  })
  return { accessToken }
})
