import { countAttempt } from '#base/server/countAttempt.ts'
import { handle } from '#base/server/handle.ts'
import { queueMail } from '#base/server/mail/queueMail.ts'
import { verifyEmailAgain as contract } from '../contract/verifyEmailAgain.ts'
import { emailKey } from '../domain/email.ts'
import { ACCOUNT_MAIL_LIMIT, REGISTER_NETWORK_LIMIT } from '../domain/limits.ts'
import { confirmedMail, verifyMail } from './accountMails.ts'
import { findAccountByEmail } from './accountQueries.ts'
import { makeLinkCode } from './linkQueries.ts'
import { accountNeighbours } from './neighbours.ts'

/** Answers the same for any address; only the mailbox shows whether there is an account. */
export default handle(contract, async ({ input, context }) => {
  const now = context.now()
  await countAttempt(context.db, REGISTER_NETWORK_LIMIT, context.network, now)
  await countAttempt(context.db, ACCOUNT_MAIL_LIMIT, emailKey(input.email), now)
  await context.db.transaction(async (tx) => {
    const account = await findAccountByEmail(tx, input.email)
    if (!account) return
    if (account.emailVerifiedAt !== null) {
      await queueMail(tx, confirmedMail(account, context.settings), now)
      return
    }
    const facilities = await accountNeighbours().listFacilitiesOf(tx, account.id)
    const code = await makeLinkCode(tx, account.id, 'verifyEmail', now)
    await queueMail(tx, verifyMail(account, code, facilities[0]?.name ?? null, context.settings), now)
  })
  return { mailSent: true as const }
})
