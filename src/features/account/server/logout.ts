import { handle } from '#base/server/handle.ts'
import { csrfTokenOf } from '#base/server/http/csrf.ts'
import { newCookieValue } from '#base/server/http/sessionCookie.ts'
import { logout as contract } from '../contract/logout.ts'
import { closeSession } from './closeSession.ts'

/** The browser goes on with a new anonymous cookie, so that nothing sent under the old one is taken any more. */
export default handle(contract, async ({ context, actor }) => {
  if (actor) {
    await context.db.transaction((tx) => closeSession(tx, actor.sessionID, context.now()))
  }
  const cookie = newCookieValue()
  context.setCookie(cookie)
  return { csrfToken: csrfTokenOf(cookie, context.settings.serverSecret) }
})
