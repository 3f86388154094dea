import { handle } from '#base/server/handle.ts'
import { changeFilter as contract } from '../contract/changeFilter.ts'
import { updateAccount } from './accountQueries.ts'
import { toUserSession } from './toUserSession.ts'

/** A practice one does not work in is refused in the same words whether it exists or not. */
export default handle(contract, async ({ input, context, actor, fail }) => {
  const isOwn = actor.memberships.some((one) => one.facilityID === input.filter)
  if (input.filter !== 'private' && !isOwn) return fail('permission.missing')
  await updateAccount(context.db, actor.userID, { filter: input.filter }, context.now())
  return { user: await toUserSession(context.db, actor.userID, actor.proved, context.now()) }
})
