import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Which migrations this database has had. Made by the runner itself, before the first migration. */
export const migrationTable = pgTable('migration', {
  number: integer('number').primaryKey(),
  name: text('name').notNull(),
  hash: text('hash').notNull(),
  appliedAt: timestamp('applied_at', { withTimezone: true }).notNull().defaultNow(),
})
