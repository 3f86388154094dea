import { FIELD_SENTENCES } from '#base/contract/fieldSentences.ts'
import { randomUUID } from 'node:crypto'
import { Refusal } from '#base/domain/refusal.ts'
import { countAttempt } from '#base/server/countAttempt.ts'
import type { Context } from '#base/server/context.ts'
import type { Db } from '#base/server/database/db.ts'
import { handle, type Handled } from '#base/server/handle.ts'
import { queueMail } from '#base/server/mail/queueMail.ts'
import { register as contract } from '../contract/register.ts'
import { emailKey } from '../domain/email.ts'
import { ACCOUNT_MAIL_LIMIT, REGISTER_NETWORK_LIMIT } from '../domain/limits.ts'
import { isRegistrationOpen, needsFacility, offeredUseCases } from '../domain/registration.ts'
import { takenMail, verifyMail } from './accountMails.ts'
import {
  findAccountByEmail,
  insertAccount,
  lockUnverifiedAccount,
  removeUnverifiedAccount,
  updateAccount,
} from './accountQueries.ts'
import { makeLinkCode } from './linkQueries.ts'
import { accountNeighbours } from './neighbours.ts'
import { hashAuthKey } from './passwordHash.ts'

type Input = Handled<typeof contract>['input']

/**
 * The answer and its time are the same for a free and a taken address: the costly hash is made in both cases, and the mail is queued.
 * A registration that was never confirmed is replaced, so that nobody is stuck with a mistyped password or an address that a
 * stranger tried first.
 */
export default handle(contract, async ({ input, context, fail }) => {
  if (!isRegistrationOpen(context.settings)) return fail('account.registration_closed')
  if (!offeredUseCases(context.settings).includes(input.useCase)) return fail('account.use_case_not_offered')
  if (!input.tos) return fail('account.terms_not_accepted')
  if (needsFacility(input.useCase) && input.facilityName === undefined) throw facilityNameMissing(context)
  const now = context.now()
  await countAttempt(context.db, REGISTER_NETWORK_LIMIT, context.network, now)
  await countAttempt(context.db, ACCOUNT_MAIL_LIMIT, emailKey(input.email), now)

  const passwordHash = await hashAuthKey(input.password, context.settings.serverSecret)
  await context.db.transaction(async (tx) => {
    const existing = await findAccountByEmail(tx, input.email)
    const stale = existing && (await lockUnverifiedAccount(tx, existing.id))
    if (stale) {
      await accountNeighbours().removeFacilitiesOf(tx, stale.id)
      await removeUnverifiedAccount(tx, stale.id)
    }
    const userID = randomUUID()
    const isNew = await insertAccount(tx, accountOf(input, userID, passwordHash, now))
    if (isNew) await welcome(tx, input, userID, context)
    else if (existing?.emailVerifiedAt) await queueMail(tx, takenMail(existing, context.settings), now)
  })
  return { mailSent: true as const }
})

function accountOf(input: Input, id: string, passwordHash: string, now: Date) {
  const { firstName, lastName, language, useCase } = input
  return {
    id,
    email: input.email.trim(),
    emailKey: emailKey(input.email),
    firstName,
    lastName,
    displayName: `${firstName} ${lastName}`,
    passwordHash,
    language,
    useCase,
    filter: 'private',
    tosAcceptedAt: now,
    createdAt: now,
    updatedAt: now,
  }
}

/** The practice, where there is to be one, and the mail with the link. */
async function welcome(tx: Db, input: Input, userID: string, context: Context): Promise<void> {
  const now = context.now()
  const facilityName = needsFacility(input.useCase) ? (input.facilityName ?? null) : null
  if (facilityName !== null) {
    const demo = input.useCase === 'demo'
    const facilityID = await accountNeighbours().addFacility(tx, { name: facilityName, adminUserID: userID, demo }, now)
    await updateAccount(tx, userID, { filter: facilityID }, now)
  }
  const code = await makeLinkCode(tx, userID, 'verifyEmail', now)
  const to = {
    email: input.email.trim(),
    displayName: `${input.firstName} ${input.lastName}`,
    language: input.language,
  }
  await queueMail(tx, verifyMail(to, code, facilityName, context.settings), now)
}

function facilityNameMissing(context: Context): Refusal {
  const message = FIELD_SENTENCES.required[context.locale]
  return new Refusal('input.invalid', {}, [{ field: 'facilityName', message }])
}
