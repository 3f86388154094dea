import { pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** Columns are explained in db/migrations/0040_test_favorite.sql. */
export const testFavorite = pgTable(
  'test_favorite',
  {
    userID: uuid('user_id').notNull(),
    testID: text('test_id').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userID, table.testID] })],
)
