import { Refusal } from '#base/domain/refusal.ts'
import { newKey } from '../../contract/newKey.ts'
import { fingerprintOf, readPublicKey } from '../readPublicKey.ts'
import { countPendingBundles, findBundle, putPendingBundle } from './keyBundleQueries.ts'
import { answerKeyCall } from './keyServerContext.ts'
import { sealBundle } from './sealBundle.ts'
import { spendAccessToken } from './spendAccessToken.ts'

/** So many set-ups may be begun without ending, e.g. in several tabs; each is kept, since any of them may become the registered one. */
const MOST_PENDING = 20

export default answerKeyCall(newKey, async ({ key, salt, iv, ...given }, context) => {
  const claims = await spendAccessToken(context, given, 'newKey')
  const { userID, keystoreKey } = claims
  if (!readPublicKey(key.publicKey)) throw new Refusal('vault.access_token_invalid')
  const fingerprint = fingerprintOf(key.publicKey)
  // Once a public key is registered, no other private key can ever be of use.
  if (claims.fingerprint !== null && claims.fingerprint !== fingerprint) throw new Refusal('vault.public_key_exists')
  if ((await countPendingBundles(context.db, userID)) >= MOST_PENDING)
    throw new Refusal('rate.limited', { waitSeconds: 60 })

  const place = { userID, fingerprint, bundleNumber: 1 }
  const sealed = sealBundle(keystoreKey, place, { ...key, salt, initializationVector: iv })
  await putPendingBundle(context.db, { ...place, state: 'pending', sealed, createdAt: context.now() })
  const kept = await findBundle(context.db, userID, fingerprint)
  if (!kept) throw new Error('The bundle was not kept')
  return { state: kept.state }
})
