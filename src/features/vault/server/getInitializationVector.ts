import { handle } from '#base/server/handle.ts'
import { getInitializationVector as contract } from '../contract/getInitializationVector.ts'
import { isMemberOf } from '../domain/maySecret.ts'
import { takeInitializationVector } from './initializationVectorQueries.ts'

export default handle(contract, async ({ input, context, actor, fail }) => {
  if (!isMemberOf(actor, input.facilityId)) return fail('permission.missing')
  return { iv: await takeInitializationVector(context.db, input.facilityId, context.now()) }
})
