import { randomUUID } from 'node:crypto'
import type { Locale } from '#base/domain/locale.ts'
import type { Db } from '../database/db.ts'
import { mailTable } from './mail.table.ts'

export interface Mail {
  to: string
  language: Locale
  subject: string
  text: string
  html: string
  /** Which mail it is, e.g. `verifyEmail`. */
  kind: string
}

/** Puts a mail into the outbox. Pass the transaction that causes it: then it is sent if, and only if, that one is committed. */
export async function queueMail(tx: Db, { to, ...mail }: Mail, now: Date): Promise<void> {
  await tx.insert(mailTable).values({ ...mail, id: randomUUID(), recipient: to, queuedAt: now, nextTryAt: now })
}
