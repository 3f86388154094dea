import { boolean, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const instant = (name: string) => timestamp(name, { withTimezone: true })

/** Staff and private users. Columns are explained in db/migrations/0010_account.sql. */
export const userAccount = pgTable('user_account', {
  id: uuid('id').primaryKey(),
  email: text('email').notNull(),
  emailKey: text('email_key').notNull(),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  displayName: text('display_name').notNull(),
  passwordHash: text('password_hash').notNull(),
  language: text('language', { enum: ['de', 'en'] }).notNull(),
  useCase: text('use_case', { enum: ['private', 'medical', 'demo'] }).notNull(),
  filter: text('filter').notNull(),
  waiting: boolean('waiting').notNull().default(false),
  emailVerifiedAt: instant('email_verified_at'),
  tosAcceptedAt: instant('tos_accepted_at'),
  deletionAt: instant('deletion_at'),
  dismissedBanners: jsonb('dismissed_banners').$type<string[]>().notNull().default([]),
  createdAt: instant('created_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
})

export const session = pgTable('session', {
  id: uuid('id').primaryKey(),
  tokenHash: text('token_hash').notNull(),
  userID: uuid('user_id').notNull(),
  createdAt: instant('created_at').notNull(),
  lastSeenAt: instant('last_seen_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
  passwordLoginAt: instant('password_login_at'),
  provedAt: instant('proved_at'),
  endedAt: instant('ended_at'),
  userAgent: text('user_agent').notNull().default(''),
  network: text('network').notNull().default(''),
})

export const accountLink = pgTable('account_link', {
  id: uuid('id').primaryKey(),
  userID: uuid('user_id').notNull(),
  purpose: text('purpose', { enum: ['verifyEmail', 'revokeRegistration'] }).notNull(),
  codeHash: text('code_hash').notNull(),
  createdAt: instant('created_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
  usedAt: instant('used_at'),
})
