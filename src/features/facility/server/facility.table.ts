import { boolean, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const instant = (name: string) => timestamp(name, { withTimezone: true })

/** A practice. Columns are explained in db/migrations/0011_facility.sql. */
export const facility = pgTable('facility', {
  id: uuid('id').primaryKey(),
  name: text('name').notNull(),
  adminUserID: uuid('admin_user_id').notNull(),
  demo: boolean('demo').notNull().default(false),
  features: jsonb('features').$type<Record<string, boolean>>(),
  dpaAcceptedAt: instant('dpa_accepted_at'),
  gtcAcceptedAt: instant('gtc_accepted_at'),
  createdAt: instant('created_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
  version: integer('version').notNull().default(1),
})

export const facilityMember = pgTable(
  'facility_member',
  {
    facilityID: uuid('facility_id').notNull(),
    userID: uuid('user_id').notNull(),
    permissions: jsonb('permissions').$type<string[]>().notNull().default([]),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.facilityID, table.userID] })],
)
