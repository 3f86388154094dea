import { handle } from '#base/server/handle.ts'
import { listSecrets as contract } from '../contract/listSecrets.ts'
import { listOwnSecrets } from './facilityKeyQueries.ts'

export default handle(contract, async ({ context, actor }) => {
  const facilityIDs = actor.memberships.map(({ facilityID }) => facilityID)
  const known = await listOwnSecrets(context.db, actor.userID, facilityIDs)
  const secrets = facilityIDs.map((_id) => {
    const key = known.find(({ facilityID }) => facilityID === _id)
    return { _id, secret: key?.secret ?? null, hasSecret: key !== undefined }
  })
  return { secrets }
})
