import { bigint, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const instant = (name: string) => timestamp(name, { withTimezone: true })

/** Public keys of users. Columns of all tables here are explained in db/migrations/0020_vault.sql. */
export const userKey = pgTable('user_key', {
  userID: uuid('user_id').primaryKey(),
  publicKey: text('public_key').notNull(),
  fingerprint: text('fingerprint').notNull(),
  createdAt: instant('created_at').notNull(),
})

export const sessionVault = pgTable('session_vault', {
  sessionID: uuid('session_id').primaryKey(),
  keystoreKeySealed: text('keystore_key_sealed'),
  passwordLoginAt: instant('password_login_at'),
  challengeHash: text('challenge_hash'),
  challengeExpiresAt: instant('challenge_expires_at'),
  sessionSecretSealed: text('session_secret_sealed'),
})

export const facilityIv = pgTable('facility_iv', {
  facilityID: uuid('facility_id').primaryKey(),
  lastIv: bigint('last_iv', { mode: 'number' }).notNull(),
})

export const facilityKey = pgTable(
  'facility_key',
  {
    facilityID: uuid('facility_id').notNull(),
    keyVersion: integer('key_version').notNull(),
    keyId: text('key_id').notNull(),
    madeBy: uuid('made_by').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.facilityID, table.keyVersion] })],
)

export const memberSecret = pgTable(
  'member_secret',
  {
    facilityID: uuid('facility_id').notNull(),
    userID: uuid('user_id').notNull(),
    keyVersion: integer('key_version').notNull(),
    encryptedSecret: text('encrypted_secret').notNull(),
    sealedBy: uuid('sealed_by').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.facilityID, table.userID, table.keyVersion] })],
)

export const recoveryKit = pgTable('recovery_kit', {
  id: uuid('id').primaryKey(),
  facilityID: uuid('facility_id').notNull(),
  keyVersion: integer('key_version').notNull(),
  sealed: text('sealed').notNull(),
  madeBy: uuid('made_by').notNull(),
  createdAt: instant('created_at').notNull(),
  replacedAt: instant('replaced_at'),
})
