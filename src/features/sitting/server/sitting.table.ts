import { boolean, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { LocalText } from '#base/domain/locale.ts'
import type { Evaluation } from '#features/instrument/domain/evaluation.ts'
import type { Headline } from '../domain/headline.ts'
import type { RunStep } from '../domain/runStep.ts'
import type { SavedContent } from '../domain/savedContent.ts'
import { SITTING_STATES } from '../domain/sittingState.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true })

/** Columns of all tables here are explained in db/migrations/0030_sitting.sql. */
export const testVersion = pgTable(
  'test_version',
  {
    testID: text('test_id').notNull(),
    version: text('version').notNull(),
    contentHash: text('content_hash').notNull(),
    definition: jsonb('definition').$type<unknown>().notNull(),
    texts: jsonb('texts').$type<{ de: unknown; en: unknown }>().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.testID, table.version] })],
)

export const sitting = pgTable('sitting', {
  id: uuid('id').primaryKey(),
  facilityID: uuid('facility_id').notNull(),
  patientID: uuid('patient_id').notNull(),
  state: text('state', { enum: SITTING_STATES }).notNull(),
  testID: text('test_id').notNull(),
  testVersion: text('test_version').notNull(),
  language: text('language', { enum: ['de', 'en'] }).notNull(),
  place: text('place', { enum: ['device', 'qr', 'link'] }).notNull(),
  createdBy: uuid('created_by').notNull(),
  startedBy: text('started_by', { enum: ['', 'staff', 'patient'] })
    .notNull()
    .default(''),
  tokenHash: text('token_hash').notNull(),
  tokenExpiresAt: instant('token_expires_at').notNull(),
  config: jsonb('config').$type<Record<string, boolean>>().notNull().default({}),
  createdAt: instant('created_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
  startedAt: instant('started_at'),
  firstItemAt: instant('first_item_at'),
  progressAnswered: integer('progress_answered').notNull().default(0),
  progressTotal: integer('progress_total').notNull().default(0),
  finishedAt: instant('finished_at'),
  evaluatedAt: instant('evaluated_at'),
  evaluatedBy: uuid('evaluated_by'),
  seenAt: instant('seen_at'),
  trashAt: instant('trash_at'),
})

export const replacedLink = pgTable('replaced_link', {
  tokenHash: text('token_hash').primaryKey(),
  sittingID: uuid('sitting_id').notNull(),
  replacedAt: instant('replaced_at').notNull(),
})

export const subSitting = pgTable('sub_sitting', {
  id: uuid('id').primaryKey(),
  sittingID: uuid('sitting_id').notNull(),
  position: integer('position').notNull().default(0),
  testID: text('test_id').notNull(),
  testVersion: text('test_version').notNull(),
  startedAt: instant('started_at').notNull(),
})

export const runStepRow = pgTable(
  'run_step',
  {
    subSittingID: uuid('sub_sitting_id').notNull(),
    saveID: uuid('save_id').notNull(),
    number: integer('number').notNull(),
    content: jsonb('content').$type<RunStep>().notNull(),
    receivedAt: instant('received_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.subSittingID, table.saveID, table.number] })],
)

export const subSittingSave = pgTable(
  'sub_sitting_save',
  {
    subSittingID: uuid('sub_sitting_id').notNull(),
    saveID: uuid('save_id').notNull(),
    revision: integer('revision').notNull(),
    hash: text('hash').notNull(),
    content: jsonb('content').$type<SavedContent>().notNull(),
    skipped: boolean('skipped').notNull().default(false),
    savedAt: instant('saved_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.subSittingID, table.saveID, table.hash] })],
)

export const sittingResult = pgTable('sitting_result', {
  subSittingID: uuid('sub_sitting_id').primaryKey(),
  sittingID: uuid('sitting_id').notNull(),
  revision: integer('revision').notNull(),
  age: integer('age'),
  gender: text('gender'),
  evaluation: jsonb('evaluation').$type<Evaluation>().notNull(),
  headline: jsonb('headline').$type<Headline>().notNull(),
  createdAt: instant('created_at').notNull(),
})

export const sittingAlert = pgTable('sitting_alert', {
  id: uuid('id').primaryKey(),
  sittingID: uuid('sitting_id').notNull(),
  facilityID: uuid('facility_id').notNull(),
  alertID: text('alert_id').notNull(),
  itemID: text('item_id').notNull(),
  severity: text('severity', { enum: ['critical', 'warning'] }).notNull(),
  text: jsonb('text').$type<LocalText>().notNull(),
  raisedAt: instant('raised_at').notNull(),
  acknowledgedAt: instant('acknowledged_at'),
  acknowledgedBy: uuid('acknowledged_by'),
})
