import { handle } from '#base/server/handle.ts'
import { storeMemberSecret as contract } from '../contract/storeMemberSecret.ts'
import { mayKeepSecretOf } from '../domain/maySecret.ts'
import { parseMemberSecret } from '../domain/memberSecretFormat.ts'
import { ensureFacilityKey, insertMemberSecret } from './facilityKeyQueries.ts'

/** The version every facility starts with. */
const FIRST_KEY_VERSION = 1

/**
 * An admin seals the facility's secret for oneself. A secret that is there stays: sealing anew makes other bytes of the same secret,
 * and a second secret would make names unreadable.
 */
export default handle(contract, async ({ input, context, actor, fail }) => {
  const { facilityID, encryptedSecret, userID = actor.userID } = input
  if (!mayKeepSecretOf(actor, facilityID) || userID !== actor.userID) return fail('permission.missing')
  const parsed = parseMemberSecret(encryptedSecret)
  if (!parsed || parsed.keyVersion !== FIRST_KEY_VERSION) return fail('input.invalid')
  const { keyVersion, keyId } = parsed
  const createdAt = context.now()
  const by = actor.userID
  const isKept = await context.db.transaction(async (tx) => {
    const key = await ensureFacilityKey(tx, { facilityID, keyVersion, keyId, madeBy: by, createdAt })
    if (key.keyId !== keyId) return false
    await insertMemberSecret(tx, { facilityID, userID, keyVersion, encryptedSecret, sealedBy: by, createdAt })
    return true
  })
  if (!isKept) return fail('vault.facility_key_exists')
  return {}
})
