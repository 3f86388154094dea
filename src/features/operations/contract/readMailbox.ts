import * as z from 'zod/mini'
import { call } from '#base/contract/call.ts'

/** A mail as it would have been sent. */
export const mailboxMail = z.strictObject({
  _id: z.string(),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  createdAt: z.string(),
})

export type MailboxMail = z.output<typeof mailboxMail>

/**
 * The development mailbox: what would have left the house if `SMTP_URL` were set, newest first. Exists only with debug on and without
 * `SMTP_URL`; anyone who reaches the server may read it, which is why it is never there in production.
 */
export const readMailbox = call({
  method: 'GET',
  path: 'system/mailbox',
  summary: 'Lists the mails that were captured instead of sent (development only).',
  access: 'development',
  input: z.strictObject({}),
  output: z.strictObject({ mails: z.array(mailboxMail) }),
  refuses: [],
})
