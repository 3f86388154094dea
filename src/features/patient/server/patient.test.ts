import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildFacility, buildMember, buildPatient, buildUser, sealedGibberish, signInAs } from '#db/seed/builders.ts'
import { startTestServer, type Answer, type TestServer } from '#app/server/testServer.ts'
import type { Contract } from '#base/contract/call.ts'
import type { FacilityPermission } from '#features/facility/domain/permissions.ts'
import { storeRecoveryKit } from '#features/vault/contract/storeRecoveryKit.ts'
import { addPatient } from '../contract/addPatient.ts'
import { editPatient } from '../contract/editPatient.ts'
import { listPatients } from '../contract/listPatients.ts'

let server: TestServer
let practice: Awaited<ReturnType<typeof buildFacility>>
let admin: { cookie: string }
let stranger: { cookie: string }

beforeAll(async () => {
  server = await startTestServer()
  practice = await buildFacility(server)
  admin = await signInAs(server, practice.admin)
  stranger = await signInAs(server, (await buildFacility(server)).admin)
})
afterAll(() => server.close())

const newPatient = (given: object = {}) => ({
  _id: randomUUID(),
  facility: practice.facility.id,
  e_refName: sealedGibberish(),
  e_firstName: sealedGibberish(),
  e_lastName: sealedGibberish(),
  birthYear: 1974,
  gender: 'female' as const,
  ...given,
})

const change = (row: { id: string; version?: number }) => ({
  id: row.id,
  version: row.version ?? 1,
  e_refName: sealedGibberish(),
  e_firstName: sealedGibberish(),
  e_lastName: sealedGibberish(),
  birthYear: 1980,
  gender: null,
})

async function codeOf<C extends Contract>(answer: Promise<Answer<C>>): Promise<string> {
  const got = await answer
  return got.ok ? 'allowed' : got.refusal.code
}

async function memberWith(permissions: FacilityPermission[]) {
  return signInAs(server, await buildMember(server, practice.facility.id, permissions))
}

test('refuses who is not logged in, and a session that has not proved its key', async () => {
  const unproved = await signInAs(server, practice.admin, { proved: false })
  const calls = (client: { cookie: string }) => [
    codeOf(server.call(client, listPatients, {})),
    codeOf(server.call(client, addPatient, newPatient())),
    codeOf(server.call(client, editPatient, change({ id: randomUUID() }))),
  ]
  expect(await Promise.all(calls(server.newClient()))).toEqual(Array(3).fill('session.not_logged_in'))
  expect(await Promise.all(calls(unproved))).toEqual(Array(3).fill('session.not_proved'))
})

test('refuses a private user the list', async () => {
  const client = await signInAs(server, await buildUser(server, { useCase: 'private' }))
  expect(await codeOf(server.call(client, listPatients, {}))).toBe('facility.required')
})

test('refuses a plain name and a malformed seal', async () => {
  const plain = await server.call(admin, addPatient, newPatient(), { unknownFields: { lastName: 'Haßlacher' } })
  expect(plain.ok ? null : [plain.status, plain.refusal.code, plain.refusal.validationErrors[0]?.field]).toEqual([
    400,
    'input.invalid',
    'lastName',
  ])
  expect(await codeOf(server.call(admin, addPatient, newPatient({ e_lastName: 'Haßlacher' })))).toBe('input.invalid')
  expect(server.logLines.join('\n')).not.toContain('Haßlacher')
})

test('refuses members without the permission', async () => {
  const row = await buildPatient(server, { facilityID: practice.facility.id, createdBy: practice.admin.id })
  const blind = await memberWith([])
  const reader = await memberWith(['patient.view'])
  expect(await codeOf(server.call(blind, listPatients, {}))).toBe('permission.missing')
  expect(await codeOf(server.call(reader, listPatients, {}))).toBe('allowed')
  expect(await codeOf(server.call(reader, addPatient, newPatient()))).toBe('permission.missing')
  expect(await codeOf(server.call(reader, editPatient, change(row)))).toBe('permission.missing')
  expect(await codeOf(server.call(blind, editPatient, change(row)))).toBe('patient.not_found')
})

test('answers another practice’s patient like one that does not exist', async () => {
  const row = await buildPatient(server, { facilityID: practice.facility.id, createdBy: practice.admin.id })
  expect(await codeOf(server.call(stranger, editPatient, change(row)))).toBe('patient.not_found')
  expect(await codeOf(server.call(stranger, addPatient, newPatient()))).toBe('permission.missing')
  const { patients } = await server.expectOk(stranger, listPatients, {})
  expect(patients).toEqual([])
})

test('refuses the first patient until the recovery kit is confirmed', async () => {
  expect(await codeOf(server.call(admin, addPatient, newPatient()))).toBe('patient.kit_missing')
})

test('adds a patient once, whoever proposes the id again', async () => {
  const { facility, admin: manager } = await buildFacility(server)
  const client = await signInAs(server, manager)
  const keyId = '0123456789abcdef'
  await server.db.execute(
    sql`INSERT INTO facility_key VALUES (${facility.id}, 1, ${keyId}, ${manager.id}, ${server.clock.now.toISOString()})`,
  )
  const kit = { kitID: randomUUID(), facilityID: facility.id, keyVersion: 1, keyId, sealed: 'A'.repeat(82) }
  await server.expectOk(client, storeRecoveryKit, kit)
  const given = newPatient({ facility: facility.id })
  const added = await server.expectOk(client, addPatient, given)
  expect(added.patient).toMatchObject({ _id: given._id, e_lastName: given.e_lastName, age: 52, version: 1 })
  expect(await codeOf(server.call(client, addPatient, given))).toBe('patient.id_taken')
  const { patients } = await server.expectOk(client, listPatients, {})
  expect(patients).toEqual([added.patient])
})

test('changes only the version that was read', async () => {
  const row = await buildPatient(server, { facilityID: practice.facility.id, createdBy: practice.admin.id })
  const first = await server.expectOk(admin, editPatient, change(row))
  expect(first.patient).toMatchObject({ _id: row.id, version: 2, birthYear: 1980, age: 46, gender: null })
  expect(await codeOf(server.call(admin, editPatient, change(row)))).toBe('patient.changed_meanwhile')
  const at = change({ id: row.id, version: 2 })
  const race = await Promise.all([codeOf(server.call(admin, editPatient, at)), codeOf(server.call(admin, editPatient, at))])
  expect(race.sort()).toEqual(['allowed', 'patient.changed_meanwhile'])
})
