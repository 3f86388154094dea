import { handle } from '#base/server/handle.ts'
import { getSessionSecret as contract } from '../contract/getSessionSecret.ts'
import { openText, serverKey } from './sealText.ts'
import { findSessionVault } from './sessionVaultQueries.ts'

export default handle(contract, async ({ context, actor, fail }) => {
  const sealed = (await findSessionVault(context.db, actor.sessionID))?.sessionSecretSealed
  const secret = sealed && openText(serverKey(context.settings.serverSecret, 'session-secret'), sealed, actor.sessionID)
  if (!secret) return fail('vault.session_secret_missing')
  return { secret }
})
