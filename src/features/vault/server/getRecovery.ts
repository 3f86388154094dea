import { handle } from '#base/server/handle.ts'
import { getRecovery as contract } from '../contract/getRecovery.ts'
import { isMemberOf } from '../domain/maySecret.ts'
import { countOtherHolders, findRecoveryKit } from './facilityKeyQueries.ts'

export default handle(contract, async ({ input, context, actor, fail }) => {
  const { facilityId } = input
  if (!isMemberOf(actor, facilityId)) return fail('permission.missing')
  const kit = await findRecoveryKit(context.db, facilityId)
  const others = await countOtherHolders(context.db, facilityId, actor.userID)
  return {
    paths: others + (kit ? 1 : 0),
    kit: kit && { kitID: kit.id, madeAt: kit.createdAt.toISOString() },
  }
})
