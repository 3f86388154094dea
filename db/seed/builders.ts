/**
 * Rows that tests, journeys and the demo practice share. Each builder fills in what you do not mention, so a test names only what it is about.
 */
import { randomBytes, randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Db } from '#base/server/database/db.ts'
import { newCookieValue } from '#base/server/http/sessionCookie.ts'
import { hashAuthKey, session, tokenHash, userAccount } from '#features/account/server/door.ts'
import { emailKey } from '#features/account/domain/email.ts'
import { facility, facilityMember } from '#features/facility/server/door.ts'
import type { FacilityPermission } from '#features/facility/domain/permissions.ts'
import { patient } from '#features/patient/server/door.ts'

/** Where rows go: a test server, or anything with a database and, perhaps, a clock. */
export interface Site {
  db: Db
  clock?: { now: Date }
}

type User = typeof userAccount.$inferSelect
type Facility = typeof facility.$inferSelect
type Patient = typeof patient.$inferSelect

const now = (site: Site) => site.clock?.now ?? new Date()

/** A verified user. With `login` they can log in by that authKey; otherwise by no password. */
export async function buildUser(
  site: Site,
  given: Partial<typeof userAccount.$inferInsert> & { login?: { authKey: string; serverSecret: string } } = {},
): Promise<User> {
  const { login, ...columns } = given
  const email = columns.email ?? `${randomUUID()}@praxis.example`
  const rows = await site.db
    .insert(userAccount)
    .values({
      id: randomUUID(),
      email,
      emailKey: emailKey(email),
      firstName: 'Ayşe',
      lastName: 'Öztürk',
      displayName: 'Dr. Ayşe Öztürk',
      passwordHash: login ? await hashAuthKey(login.authKey, login.serverSecret) : 'no password',
      language: 'de',
      useCase: 'medical',
      filter: 'private',
      emailVerifiedAt: now(site),
      tosAcceptedAt: now(site),
      createdAt: now(site),
      updatedAt: now(site),
      ...columns,
    })
    .returning()
  return one(rows)
}

/** A practice in which `admin` (a new user where none is given) works at once. */
export async function buildFacility(
  site: Site,
  given: Partial<typeof facility.$inferInsert> & { admin?: User } = {},
): Promise<{ facility: Facility; admin: User }> {
  const { admin: givenAdmin, ...columns } = given
  const admin = givenAdmin ?? (await buildUser(site))
  const rows = await site.db
    .insert(facility)
    .values({
      id: randomUUID(),
      name: 'Praxis am Lindenplatz',
      adminUserID: admin.id,
      dpaAcceptedAt: now(site),
      gtcAcceptedAt: now(site),
      createdAt: now(site),
      updatedAt: now(site),
      ...columns,
    })
    .returning()
  const made = one(rows)
  await joinFacility(site, made.id, admin.id, [])
  return { facility: made, admin }
}

/** A new user who works in the facility with these permissions. */
export async function buildMember(
  site: Site,
  facilityID: string,
  permissions: FacilityPermission[] = [],
): Promise<User> {
  const user = await buildUser(site, { displayName: 'Jörg Weiß', firstName: 'Jörg', lastName: 'Weiß' })
  await joinFacility(site, facilityID, user.id, permissions)
  return user
}

async function joinFacility(
  site: Site,
  facilityID: string,
  userID: string,
  permissions: FacilityPermission[],
): Promise<void> {
  await site.db.insert(facilityMember).values({ facilityID, userID, permissions, createdAt: now(site) })
  await site.db.update(userAccount).set({ filter: facilityID }).where(eq(userAccount.id, userID))
}

/** A patient with well-formed sealed names that nobody can open. The demo practice seals real ones. */
export async function buildPatient(
  site: Site,
  given: Partial<typeof patient.$inferInsert> & { facilityID: string; createdBy: string },
): Promise<Patient> {
  const rows = await site.db
    .insert(patient)
    .values({
      id: randomUUID(),
      eRefName: sealedGibberish(),
      eFirstName: sealedGibberish(),
      eLastName: sealedGibberish(),
      birthYear: 1974,
      gender: 'female',
      createdAt: now(site),
      updatedAt: now(site),
      ...given,
    })
    .returning()
  return one(rows)
}

/** Opens a session without a password. `proved` (the default): as after the session challenge. Its cookie is all a test client needs. */
export async function signInAs(
  site: Site,
  user: { id: string },
  given: { proved?: boolean } = {},
): Promise<{ cookie: string; sessionID: string }> {
  const cookie = newCookieValue()
  const sessionID = randomUUID()
  await site.db.insert(session).values({
    id: sessionID,
    tokenHash: tokenHash(cookie),
    userID: user.id,
    createdAt: now(site),
    lastSeenAt: now(site),
    expiresAt: new Date(now(site).getTime() + 12 * 3_600_000),
    passwordLoginAt: now(site),
    provedAt: given.proved === false ? null : now(site),
  })
  return { cookie, sessionID }
}

/** Has the form of a sealed name and opens with no key. */
export function sealedGibberish(): string {
  return `${String(100_000_000_000 + Math.floor(Math.random() * 1e11))}-${randomBytes(97).toString('base64')}`
}

function one<T>(rows: T[]): T {
  const row = rows[0]
  if (row === undefined) throw new Error('A builder wrote no row')
  return row
}
