/** A practice with one prepared sitting, and a patient's browser that answers it, for call tests. Sends what the real screen sends. */
import { createHash, randomUUID } from 'node:crypto'
import type { InputGivenOf, OutputOf } from '#base/contract/call.ts'
import { buildFacility, buildPatient, signInAs } from '#db/seed/builders.ts'
import { addSitting } from '#features/sitting/contract/addSitting.ts'
import { saveSitting } from '#features/sitting/contract/saveSitting.ts'
import { startSitting } from '#features/sitting/contract/startSitting.ts'
import { sittingContentHash } from '#features/sitting/domain/sittingContentHash.ts'
import type { ItemValues } from '#features/instrument/domain/questionnaire.ts'
import type { TestClient, TestServer } from './testServer.ts'

export const TEST_DEVICE = {
  platform: 'mobile',
  screenWidthPx: 390,
  screenHeightPx: 844,
  pixelRatio: 3,
  browser: 'Test',
  timeZone: 'Europe/Berlin',
} as const

export const TEST_CAPABILITIES = { touch: true, finePointer: false, readAloud: false }

export interface PreparedSitting {
  facilityID: string
  adminID: string
  /** The admin's browser, with a proved session. */
  staff: TestClient
  patientID: string
  sittingID: string
  token: string
  /** The patient's browser. */
  patient: TestClient
}

/** A practice, a patient and a sitting that waits for them. */
export async function prepareSitting(
  server: TestServer,
  given: { testID?: string; place?: 'device' | 'qr' | 'link'; birthYear?: number | null } = {},
): Promise<PreparedSitting> {
  const { facility, admin } = await buildFacility(server)
  const { id: patientID } = await buildPatient(server, {
    facilityID: facility.id,
    createdBy: admin.id,
    ...(given.birthYear === undefined ? {} : { birthYear: given.birthYear }),
  })
  const staff = await signInAs(server, admin)
  const sittingID = randomUUID()
  const { token } = await server.expectOk(staff, addSitting, {
    _id: sittingID,
    patient: patientID,
    testID: given.testID ?? 'phq-9',
    language: 'de',
    place: given.place ?? 'link',
  })
  return { facilityID: facility.id, adminID: admin.id, staff, patientID, sittingID, token, patient: server.newClient() }
}

export function startInput(prepared: PreparedSitting): InputGivenOf<typeof startSitting> {
  const { sittingID, token } = prepared
  return { sittingID, token, captcha: null, device: TEST_DEVICE, capabilities: TEST_CAPABILITIES }
}

/** The message of a final save with a right hash. `change` is applied before hashing. */
export async function saveInput(
  prepared: PreparedSitting,
  started: OutputOf<typeof startSitting>,
  values: ItemValues,
  saveId: string = randomUUID(),
): Promise<InputGivenOf<typeof saveSitting>> {
  const { sittingID, token } = prepared
  const { subSittingID, testID, body } = started
  const content = { sittingID, subSittingID, testID, version: body.version, values, moduleValues: {}, log: [] }
  const hash = await sittingContentHash(content, (text) =>
    Promise.resolve(createHash('sha256').update(text).digest('hex')),
  )
  return {
    token,
    sittingID,
    subSittingID,
    batteryID: null,
    testID,
    values,
    moduleValues: {},
    log: [],
    skip: false,
    meta: {
      textSize: 'normal',
      contrast: false,
      readAloud: false,
      autoAdvance: true,
      language: 'de',
      reloads: 0,
      device: TEST_DEVICE,
    },
    saveId,
    hash,
  }
}

/** Answers to every item of the test, all with the same value. */
export function sameAnswers(started: OutputOf<typeof startSitting>, value: number): ItemValues {
  return Object.fromEntries(started.body.items.map((item) => [item.id, value]))
}

/** Prepares, starts and saves a sitting with these answers. */
export async function finishSitting(
  server: TestServer,
  values?: ItemValues,
  testID = 'phq-9',
): Promise<PreparedSitting> {
  const prepared = await prepareSitting(server, { testID })
  const started = await server.expectOk(prepared.patient, startSitting, startInput(prepared))
  await server.expectOk(
    prepared.patient,
    saveSitting,
    await saveInput(prepared, started, values ?? sameAnswers(started, 1)),
  )
  return prepared
}
