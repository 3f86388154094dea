import { constants, createHash, publicEncrypt, randomBytes } from 'node:crypto'
import { handle } from '#base/server/handle.ts'
import { getSessionChallenge as contract } from '../contract/getSessionChallenge.ts'
import { CHALLENGE_LIFETIME_MS, SECRET_BYTES } from '../domain/cryptoConstants.ts'
import { challengeLabel } from '../domain/labels.ts'
import { readPublicKey } from './readPublicKey.ts'
import { putSessionVault } from './sessionVaultQueries.ts'
import { findUserKey } from './userKeyQueries.ts'

/** Only the hash of the challenge is kept, so a read of the database does not let anyone prove. */
export default handle(contract, async ({ context, actor, fail }) => {
  const stored = await findUserKey(context.db, actor.userID)
  const key = stored && readPublicKey(stored.publicKey)
  if (!key) return fail('vault.key_missing')
  const { sessionID } = actor
  const token = randomBytes(SECRET_BYTES)
  await putSessionVault(context.db, sessionID, {
    challengeHash: createHash('sha256').update(token).digest('base64url'),
    challengeExpiresAt: new Date(context.now().getTime() + CHALLENGE_LIFETIME_MS),
  })
  const padding = constants.RSA_PKCS1_OAEP_PADDING
  const oaepLabel = Buffer.from(challengeLabel(sessionID))
  const challenge = publicEncrypt({ key, padding, oaepHash: 'sha512', oaepLabel }, token).toString('base64url')
  return { challenge, sessionID }
})
