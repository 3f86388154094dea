import { desc } from 'drizzle-orm'
import { handle } from '#base/server/handle.ts'
import { mailTable } from '#base/server/mail/mail.table.ts'
import { readMailbox as contract } from '../contract/readMailbox.ts'

/** As many as a person looks through. */
const NEWEST = 100

/** The outbox as it stands; where a mail server is set, mails belong to their recipients and the mailbox does not exist. */
export default handle(contract, async ({ context, fail }) => {
  if (context.settings.smtpUrl !== null) return fail('page.not_found')
  const rows = await context.db
    .select()
    .from(mailTable)
    .orderBy(desc(mailTable.queuedAt), desc(mailTable.id))
    .limit(NEWEST)
  const mails = rows.map((row) => ({
    _id: row.id,
    to: row.recipient,
    subject: row.subject,
    text: row.text ?? '',
    createdAt: row.queuedAt.toISOString(),
  }))
  return { mails }
})
