/**
 * Rows that tests, journeys and the demo practice share. Each builder fills in what you do not mention, so a test names only what it is about.
 */
import { randomBytes, randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Db } from '#base/server/database/db.ts'
import { newCookieValue } from '#base/server/http/sessionCookie.ts'
import { session, tokenHash, userAccount } from '#features/account/server/door.ts'
import { emailKey } from '#features/account/domain/email.ts'
import { facility, facilityMember } from '#features/facility/server/door.ts'
import type { FacilityPermission } from '#features/facility/domain/permissions.ts'
import { patient } from '#features/patient/server/door.ts'

export const BUILDER_NOW = new Date('2026-11-21T09:00:00Z')

export async function buildUser(db: Db, given: Partial<typeof userAccount.$inferInsert> = {}): Promise<typeof userAccount.$inferSelect> {
  const email = given.email ?? `${randomUUID()}@praxis.example`
  const rows = await db
    .insert(userAccount)
    .values({
      id: randomUUID(),
      email,
      emailKey: emailKey(email),
      firstName: 'Ayşe',
      lastName: 'Öztürk',
      displayName: 'Dr. Ayşe Öztürk',
      passwordHash: 'no password',
      language: 'de',
      useCase: 'medical',
      filter: 'private',
      emailVerifiedAt: BUILDER_NOW,
      tosAcceptedAt: BUILDER_NOW,
      createdAt: BUILDER_NOW,
      updatedAt: BUILDER_NOW,
      ...given,
    })
    .returning()
  return one(rows)
}

/** A practice whose admin is `admin` (a new user where none is given); the admin works in it at once. */
export async function buildFacility(
  db: Db,
  given: Partial<typeof facility.$inferInsert> & { admin?: { id: string } } = {},
): Promise<{ facilityID: string; adminID: string }> {
  const { admin, ...columns } = given
  const adminID = admin?.id ?? (await buildUser(db)).id
  const facilityID = columns.id ?? randomUUID()
  await db.insert(facility).values({
    id: facilityID,
    name: 'Praxis am Lindenplatz',
    adminUserID: adminID,
    dpaAcceptedAt: BUILDER_NOW,
    gtcAcceptedAt: BUILDER_NOW,
    createdAt: BUILDER_NOW,
    updatedAt: BUILDER_NOW,
    ...columns,
  })
  await buildMember(db, { facilityID, userID: adminID })
  return { facilityID, adminID }
}

/** Makes a user work in a facility and selects it for them. */
export async function buildMember(
  db: Db,
  given: { facilityID: string; userID: string; permissions?: FacilityPermission[] },
): Promise<void> {
  await db
    .insert(facilityMember)
    .values({ facilityID: given.facilityID, userID: given.userID, permissions: given.permissions ?? [], createdAt: BUILDER_NOW })
  await db.update(userAccount).set({ filter: given.facilityID }).where(eq(userAccount.id, given.userID))
}

/** A patient with well-formed sealed names that nobody can open. The demo practice seals real ones. */
export async function buildPatient(
  db: Db,
  given: Partial<typeof patient.$inferInsert> & { facilityID: string; createdBy: string },
): Promise<typeof patient.$inferSelect> {
  const rows = await db
    .insert(patient)
    .values({
      id: randomUUID(),
      eRefName: sealedGibberish(),
      eFirstName: sealedGibberish(),
      eLastName: sealedGibberish(),
      birthYear: 1974,
      gender: 'female',
      createdAt: BUILDER_NOW,
      updatedAt: BUILDER_NOW,
      ...given,
    })
    .returning()
  return one(rows)
}

/** Opens a session without a password; answers its cookie. `proved`: as after the session challenge. */
export async function signIn(
  db: Db,
  given: { userID: string; proved?: boolean; now?: Date },
): Promise<{ cookie: string; sessionID: string }> {
  const cookie = newCookieValue()
  const now = given.now ?? BUILDER_NOW
  const sessionID = randomUUID()
  await db.insert(session).values({
    id: sessionID,
    tokenHash: tokenHash(cookie),
    userID: given.userID,
    createdAt: now,
    lastSeenAt: now,
    expiresAt: new Date(now.getTime() + 12 * 3_600_000),
    passwordLoginAt: now,
    provedAt: given.proved === false ? null : now,
  })
  return { cookie, sessionID }
}

/** Has the form of a sealed name and opens with no key. */
export function sealedGibberish(): string {
  return `${String(Math.floor(Math.random() * 1e12)).padStart(12, '1')}-${randomBytes(97).toString('base64')}`
}

function one<T>(rows: T[]): T {
  const row = rows[0]
  if (row === undefined) throw new Error('A builder wrote no row')
  return row
}
