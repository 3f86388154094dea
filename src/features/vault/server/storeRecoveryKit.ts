import { handle } from '#base/server/handle.ts'
import { storeRecoveryKit as contract } from '../contract/storeRecoveryKit.ts'
import { mayKeepSecretOf } from '../domain/maySecret.ts'
import { findFacilityKey, replaceRecoveryKit } from './facilityKeyQueries.ts'

export default handle(contract, async ({ input, context, actor, fail }) => {
  const { kitID, facilityID, keyVersion, keyId, sealed } = input
  if (!mayKeepSecretOf(actor, facilityID)) return fail('permission.missing')
  const now = context.now()
  const isKept = await context.db.transaction(async (tx) => {
    const key = await findFacilityKey(tx, facilityID, keyVersion)
    if (key?.keyId !== keyId) return false
    const kit = { id: kitID, facilityID, keyVersion, sealed, madeBy: actor.userID, createdAt: now }
    await replaceRecoveryKit(tx, kit, now)
    return true
  })
  // A kit of a secret the facility does not use would save nothing.
  if (!isKept) return fail('vault.facility_key_exists')
  return {}
})
