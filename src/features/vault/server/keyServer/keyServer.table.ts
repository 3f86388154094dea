import { integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const instant = (name: string) => timestamp(name, { withTimezone: true })

/** Columns are explained in db/keyServerMigrations/0001_key_bundle.sql. */
export const keyBundle = pgTable(
  'key_bundle',
  {
    userID: uuid('user_id').notNull(),
    fingerprint: text('fingerprint').notNull(),
    bundleNumber: integer('bundle_number').notNull().default(1),
    state: text('state', { enum: ['pending', 'active'] }).notNull(),
    sealed: text('sealed').notNull(),
    createdAt: instant('created_at').notNull(),
    promotedAt: instant('promoted_at'),
  },
  (table) => [primaryKey({ columns: [table.userID, table.fingerprint, table.bundleNumber] })],
)

export const usedToken = pgTable('used_token', {
  tokenID: uuid('token_id').primaryKey(),
  expiresAt: instant('expires_at').notNull(),
})
