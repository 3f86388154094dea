import nodemailer from 'nodemailer'
import { job, type JobContext } from '../jobs/job.ts'
import { claimMails, giveUpMail, markSent, tryMailLater, type ClaimedMail } from './mailQueries.ts'

/** 1, 2, 4, … minutes: the last try is about 17 hours after the first. */
const TRIES = 11
const FIRST_PAUSE_MS = 60_000
const CONNECT_MS = 10_000
const SOCKET_MS = 30_000

/**
 * Sends what waits in the outbox. A mail is claimed by a conditional update, so several nodes never send the same one; only if a process
 * dies between the mail server's "accepted" and our note of it, the mail goes out a second time, with the same Message-ID.
 * Without SMTP_URL mails stay where they are, for the development mailbox.
 */
export const sendMails = job({
  name: 'sendMails',
  everySeconds: 3,
  run: async (context) => {
    const { smtpUrl, mailFrom } = context.settings
    if (smtpUrl === null) return
    const claimed = await claimMails(context.db, context.now())
    if (claimed.length === 0) return
    const transport = nodemailer.createTransport({
      url: smtpUrl,
      connectionTimeout: CONNECT_MS,
      greetingTimeout: CONNECT_MS,
      socketTimeout: SOCKET_MS,
    })
    for (const mail of claimed) {
      try {
        await transport.sendMail({
          from: mailFrom,
          to: { name: '', address: mail.recipient },
          subject: mail.subject,
          text: mail.text ?? '',
          html: mail.html ?? '',
          messageId: `<${mail.id}@${new URL(context.settings.publicUrl).hostname}>`,
          headers: { 'Content-Language': mail.language, 'Auto-Submitted': 'auto-generated' },
        })
        await markSent(context.db, mail.id, context.now())
      } catch (error) {
        await postpone(context, mail, error)
      }
    }
    transport.close()
  },
})

async function postpone({ db, log, now }: JobContext, mail: ClaimedMail, error: unknown): Promise<void> {
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown'
  log.warn('mailNotSent', { code, count: mail.tries, detail: mail.kind })
  if (mail.tries >= TRIES) await giveUpMail(db, mail.id, now())
  else await tryMailLater(db, mail.id, new Date(now().getTime() + FIRST_PAUSE_MS * 2 ** (mail.tries - 1)))
}
