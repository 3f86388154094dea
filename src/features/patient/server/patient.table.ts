import { integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const instant = (name: string) => timestamp(name, { withTimezone: true })

/** Patients with sealed names. Columns are explained in db/migrations/0012_patient.sql. */
export const patient = pgTable('patient', {
  id: uuid('id').primaryKey(),
  facilityID: uuid('facility_id').notNull(),
  eRefName: text('e_ref_name').notNull(),
  eFirstName: text('e_first_name').notNull(),
  eLastName: text('e_last_name').notNull(),
  birthYear: integer('birth_year'),
  gender: text('gender', { enum: ['male', 'female', 'other'] }),
  createdBy: uuid('created_by').notNull(),
  createdAt: instant('created_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
  trashAt: instant('trash_at'),
  version: integer('version').notNull().default(1),
})
