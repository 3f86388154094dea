import { integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** Outbox of mails. Rows stay as a record of what was sent to whom; the body is deleted some days after. */
export const mailTable = pgTable('mail', {
  id: uuid('id').primaryKey(),
  kind: text('kind').notNull(),
  recipient: text('recipient').notNull(),
  language: text('language', { enum: ['de', 'en'] }).notNull(),
  subject: text('subject').notNull(),
  text: text('text'),
  html: text('html'),
  queuedAt: timestamp('queued_at', { withTimezone: true }).notNull(),
  nextTryAt: timestamp('next_try_at', { withTimezone: true }).notNull(),
  tries: integer('tries').notNull().default(0),
  sentAt: timestamp('sent_at', { withTimezone: true }),
  givenUpAt: timestamp('given_up_at', { withTimezone: true }),
})
