import { countAttempt, forgetAttempts } from '#base/server/countAttempt.ts'
import { handle } from '#base/server/handle.ts'
import { csrfTokenOf } from '#base/server/http/csrf.ts'
import { newCookieValue } from '#base/server/http/sessionCookie.ts'
import { login as contract } from '../contract/login.ts'
import { emailKey } from '../domain/email.ts'
import { LOGIN_LIMIT, LOGIN_NETWORK_LIMIT } from '../domain/limits.ts'
import { findAccountByEmail } from './accountQueries.ts'
import { accountNeighbours } from './neighbours.ts'
import { isAuthKeyOf } from './passwordHash.ts'
import { startSession } from './sessionQueries.ts'
import { toUserSession } from './toUserSession.ts'

/** Attempts are counted outside the transaction, so that a refusal cannot undo the count. */
export default handle(contract, async ({ input, context, fail }) => {
  const now = context.now()
  const { serverSecret } = context.settings
  const subject = emailKey(input.email)
  await countAttempt(context.db, LOGIN_NETWORK_LIMIT, context.network, now)
  await countAttempt(context.db, LOGIN_LIMIT, subject, now)

  const account = await findAccountByEmail(context.db, input.email)
  const isRight = await isAuthKeyOf(input.password, account?.passwordHash ?? null, serverSecret)
  if (!account || !isRight) return fail('account.credentials_wrong')
  // Only who knows the password learns that the address is not confirmed yet.
  if (account.emailVerifiedAt === null) return fail('account.email_not_verified')

  const cookie = newCookieValue()
  await context.db.transaction(async (tx) => {
    const { userAgent, network } = context
    const sessionID = await startSession(tx, { userID: account.id, cookie, userAgent, network }, now)
    await accountNeighbours().afterPasswordLogin(tx, { sessionID, authKey: input.password }, now, serverSecret)
  })
  await forgetAttempts(context.db, LOGIN_LIMIT, subject)
  context.setCookie(cookie)
  return {
    user: await toUserSession(context.db, account.id, false, now),
    csrfToken: csrfTokenOf(cookie, serverSecret),
  }
})
