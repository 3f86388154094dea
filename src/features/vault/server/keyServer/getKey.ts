import { Refusal } from '#base/domain/refusal.ts'
import { getKey } from '../../contract/getKey.ts'
import { findBundle } from './keyBundleQueries.ts'
import { answerKeyCall } from './keyServerContext.ts'
import { openBundle } from './sealBundle.ts'
import { spendAccessToken } from './spendAccessToken.ts'

/** A pending bundle is given out too once its public key is registered: a set-up that broke off between the two locks nobody out. */
export default answerKeyCall(getKey, async (given, context) => {
  const { userID, fingerprint, keystoreKey } = await spendAccessToken(context, given, 'getKey')
  const row = fingerprint === null ? null : await findBundle(context.db, userID, fingerprint)
  if (!row) throw new Refusal('vault.key_missing')
  const bundle = openBundle(keystoreKey, row, row.sealed)
  if (!bundle) throw new Refusal('vault.bundle_invalid')
  return { bundle, state: row.state }
})
