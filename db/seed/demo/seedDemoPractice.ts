import { eq } from 'drizzle-orm'
import type { Db } from '#base/server/database/db.ts'
import type { Settings } from '#base/server/settings.ts'
import { userAccount } from '#features/account/server/door.ts'
import { emailKey } from '#features/account/domain/email.ts'
import { login } from '#features/account/contract/login.ts'
import { facility } from '#features/facility/server/door.ts'
import { patient } from '#features/patient/server/door.ts'
import { sitting } from '#features/sitting/server/door.ts'
import { addPatient } from '#features/patient/contract/addPatient.ts'
import { getInitializationVector } from '#features/vault/contract/getInitializationVector.ts'
import { storeRecoveryKit } from '#features/vault/contract/storeRecoveryKit.ts'
import { makeVaultEngine } from '#features/vault/web/makeVaultEngine.ts'
import { setUpKeys } from '#features/vault/web/setUpKeys.ts'
import type { SessionStore } from '#features/vault/web/sessionStore.ts'
import type { VaultEngine } from '#features/vault/web/vaultEngine.ts'
import { openApiClient, type ApiClient } from '../apiClient.ts'
import { buildFacility, buildUser } from '../builders.ts'
import { planSittings } from './courses.ts'
import { DEMO_EMAIL, DEMO_FACILITY_NAME, DEMO_PASSWORD } from './demoAccount.ts'
import { DEMO_PEOPLE } from './people.ts'
import { randomFrom } from './random.ts'
import { writeSittings } from './writeSittings.ts'

const YEAR_MS = 365 * 24 * 3_600_000
const SEED = 20_261_121

/** A seed has no reload to survive. */
const NO_STORE: SessionStore = {
  read: () => Promise.resolve([]),
  add: () => Promise.resolve(),
  dropOlder: () => Promise.resolve(),
  clear: () => Promise.resolve(),
}

/**
 * Makes the demo practice over the running server, the way a browser would: the password is split, the key pair made and wrapped, the names sealed
 * before anything is sent. Only the sittings of the past year are written straight into the tables, because nobody can answer them in the past. Does
 * nothing where the practice is there already; one that was broken off half-way is made anew.
 */
export async function seedDemoPractice(parts: {
  db: Db
  settings: Settings
  url: string
  keyServerUrl: string
  now: Date
}): Promise<void> {
  const { db, settings, url, keyServerUrl, now } = parts
  if (await isSeeded(db)) return

  const engine = makeVaultEngine(NO_STORE)
  const authKey = await engine.deriveAuthKey(DEMO_EMAIL, DEMO_PASSWORD)
  const site = { db, clock: { now } }
  const admin = await buildUser(site, { email: DEMO_EMAIL, login: { authKey, serverSecret: settings.serverSecret } })
  const { facility: practice } = await buildFacility(site, { admin, name: DEMO_FACILITY_NAME, demo: true })

  const api = await openApiClient(url, keyServerUrl)
  const { user } = await api.call(login, { email: DEMO_EMAIL, password: authKey })
  await engine.begin(user.userID, DEMO_PASSWORD)
  await setUpKeys({ engine, calls: { main: api.call, keyServer: api.callKeyServer } }, user, () => undefined)
  const kit = await engine.makeRecoveryKit(practice.id)
  await api.call(storeRecoveryKit, kit.copy)

  const patientIDs: string[] = []
  for (const [index, person] of DEMO_PEOPLE.entries()) {
    const patientID = crypto.randomUUID()
    const seal = (field: string, text: string) =>
      sealField(api, engine, { facilityID: practice.id, patientID, field, text })
    const { firstName, lastName, birthYear, gender } = person
    await api.call(addPatient, {
      _id: patientID,
      facility: practice.id,
      e_refName: await seal('refName', `L-${String(index + 101)}`),
      e_firstName: await seal('firstName', firstName),
      e_lastName: await seal('lastName', lastName),
      birthYear,
      gender,
    })
    patientIDs.push(patientID)
  }
  await db
    .update(patient)
    .set({ createdAt: new Date(now.getTime() - YEAR_MS) })
    .where(eq(patient.facilityID, practice.id))

  const random = randomFrom(SEED)
  const planned = planSittings(DEMO_PEOPLE, now, random)
  await writeSittings({ db, facilityID: practice.id, adminID: admin.id, patientIDs, planned, random, now })
  await engine.lock(true)
}

/**
 * Whether the demo practice is there whole: its sittings are written last, in one transaction. What a broken-off start left behind is removed.
 */
async function isSeeded(db: Db): Promise<boolean> {
  const [account] = await db
    .select({ id: userAccount.id })
    .from(userAccount)
    .where(eq(userAccount.emailKey, emailKey(DEMO_EMAIL)))
  if (!account) return false
  const sittings = await db
    .select({ id: sitting.id })
    .from(sitting)
    .innerJoin(facility, eq(facility.id, sitting.facilityID))
    .where(eq(facility.adminUserID, account.id))
    .limit(1)
  if (sittings.length > 0) return true
  await db.transaction(async (tx) => {
    await tx.delete(facility).where(eq(facility.adminUserID, account.id))
    await tx.delete(userAccount).where(eq(userAccount.id, account.id))
  })
  return false
}

async function sealField(
  api: ApiClient,
  engine: VaultEngine,
  name: { facilityID: string; patientID: string; field: string; text: string },
): Promise<string> {
  const { iv } = await api.call(getInitializationVector, { facilityId: name.facilityID })
  return await engine.sealName({ ...name, iv })
}
