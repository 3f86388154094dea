import { handle } from '#base/server/handle.ts'
import { getPublicKey as contract } from '../contract/getPublicKey.ts'
import { vaultNeighbours } from './neighbours.ts'
import { findUserKey } from './userKeyQueries.ts'

export default handle(contract, async ({ input, context, actor, fail }) => {
  if (input.id !== actor.userID) {
    const theirs = await vaultNeighbours().listFacilitiesOf(context.db, input.id)
    const isColleague = actor.memberships.some((mine) => theirs.some(({ _id }) => _id === mine.facilityID))
    if (!isColleague) return fail('permission.missing')
  }
  const key = await findUserKey(context.db, input.id)
  if (!key) return fail('vault.key_missing')
  return { publicKey: key.publicKey }
})
