import { handle } from '#base/server/handle.ts'
import { storeSessionSecret as contract } from '../contract/storeSessionSecret.ts'
import { sealText, serverKey } from './sealText.ts'
import { putSessionVault } from './sessionVaultQueries.ts'

export default handle(contract, async ({ input, context, actor }) => {
  const key = serverKey(context.settings.serverSecret, 'session-secret')
  const sessionSecretSealed = sealText(key, input.secret, actor.sessionID)
  await putSessionVault(context.db, actor.sessionID, { sessionSecretSealed })
  return {}
})
