import { handle } from '#base/server/handle.ts'
import { csrfTokenOf } from '#base/server/http/csrf.ts'
import { newCookieValue } from '#base/server/http/sessionCookie.ts'
import { logout as contract } from '../contract/logout.ts'
import { accountNeighbours } from './neighbours.ts'
import { endSession } from './sessionQueries.ts'

/** The browser goes on with a new anonymous cookie, so that nothing sent under the old one is taken any more. */
export default handle(contract, async ({ context, actor }) => {
  if (actor) {
    await context.db.transaction(async (tx) => {
      await endSession(tx, actor.sessionID, context.now())
      await accountNeighbours().afterLogout(tx, actor.sessionID)
    })
  }
  const cookie = newCookieValue()
  context.setCookie(cookie)
  return { csrfToken: csrfTokenOf(cookie, context.settings.serverSecret) }
})
