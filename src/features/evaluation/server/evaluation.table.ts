import { pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** Columns are explained in db/migrations/0060_evaluation_selection.sql. */
export const evaluationSelection = pgTable(
  'evaluation_selection',
  {
    sittingID: uuid('sitting_id').notNull(),
    userID: uuid('user_id').notNull(),
    sample: text('sample'),
    cutoff: text('cutoff'),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.sittingID, table.userID] })],
)
