import type { Db } from '#base/server/database/db.ts'
import { deriveKeystoreKey, sealKeystoreKey } from './keystoreKey.ts'
import { dropOldKeystoreKeys, putSessionVault } from './sessionVaultQueries.ts'

/** Called in the transaction of a login by password: for 5 minutes the session can get access tokens for the key server. */
export async function rememberPasswordLogin(
  tx: Db,
  login: { sessionID: string; authKey: string },
  now: Date,
  serverSecret: string,
): Promise<void> {
  await dropOldKeystoreKeys(tx, now)
  const keystoreKeySealed = sealKeystoreKey(serverSecret, login.sessionID, deriveKeystoreKey(login.authKey))
  await putSessionVault(tx, login.sessionID, { keystoreKeySealed, passwordLoginAt: now })
}
