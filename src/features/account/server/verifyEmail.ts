import { countAttempt } from '#base/server/countAttempt.ts'
import { handle } from '#base/server/handle.ts'
import { verifyEmail as contract } from '../contract/verifyEmail.ts'
import { LINK_NETWORK_LIMIT } from '../domain/limits.ts'
import { getAccount, updateAccount } from './accountQueries.ts'
import { takeLinkCode } from './linkQueries.ts'

export default handle(contract, async ({ input, context, fail }) => {
  const now = context.now()
  await countAttempt(context.db, LINK_NETWORK_LIMIT, context.network, now)
  const email = await context.db.transaction(async (tx) => {
    const userID = await takeLinkCode(tx, input.code, 'verifyEmail', now)
    if (userID === null) return null
    const account = await getAccount(tx, userID)
    // A second link of the same account finds it confirmed; the time of the first stays.
    if (account.emailVerifiedAt === null) await updateAccount(tx, userID, { emailVerifiedAt: now }, now)
    return account.email
  })
  return email === null ? fail('account.link_invalid') : { email }
})
