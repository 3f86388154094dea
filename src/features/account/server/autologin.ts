import { handle } from '#base/server/handle.ts'
import { autologin as contract } from '../contract/autologin.ts'
import { toUserSession } from './toUserSession.ts'

/** Answers from the session of the cookie; the key is opened afterwards by the vault, or it stays closed. */
export default handle(contract, async ({ context, actor }) => {
  if (!actor) return { userID: null, user: null }
  return { userID: actor.userID, user: await toUserSession(context.db, actor.userID, actor.proved, context.now()) }
})
