import { handle } from '#base/server/handle.ts'
import { storePublicKey as contract } from '../contract/storePublicKey.ts'
import { fingerprintOf, readPublicKey } from './readPublicKey.ts'
import { findUserKey, insertUserKey } from './userKeyQueries.ts'

export default handle(contract, async ({ input, context, actor, fail }) => {
  const { publicKey } = input
  if (!readPublicKey(publicKey)) return fail('vault.public_key_invalid')
  const fingerprint = fingerprintOf(publicKey)
  await insertUserKey(context.db, { userID: actor.userID, publicKey, fingerprint, createdAt: context.now() })
  const stored = await findUserKey(context.db, actor.userID)
  if (stored?.fingerprint !== fingerprint) return fail('vault.public_key_exists')
  return {}
})
