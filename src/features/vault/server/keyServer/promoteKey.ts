import { Refusal } from '#base/domain/refusal.ts'
import { promoteKey } from '../../contract/promoteKey.ts'
import { findBundle, promoteBundle } from './keyBundleQueries.ts'
import { answerKeyCall } from './keyServerContext.ts'
import { spendAccessToken } from './spendAccessToken.ts'

/** Promotes only the bundle whose fingerprint the main server has put into the token: the one of the registered public key. */
export default answerKeyCall(promoteKey, async (given, context) => {
  const { userID, fingerprint } = await spendAccessToken(context, given, 'promoteKey')
  const row = fingerprint === null ? null : await findBundle(context.db, userID, fingerprint)
  if (!row) throw new Refusal('vault.key_missing')
  await context.db.transaction((tx) => promoteBundle(tx, row, context.now()))
  return { state: 'active' as const }
})
