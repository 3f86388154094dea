import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { buildFacility, buildMember, signInAs } from '#db/seed/builders.ts'
import { useTestServer } from '#app/server/useTestServer.ts'
import { storeRecoveryKit } from '#features/vault/contract/storeRecoveryKit.ts'
import { addPatient } from '../contract/addPatient.ts'
import { listPatients } from '../contract/listPatients.ts'
import { codeOf, newPatient } from './patientCalls.example.ts'

const server = useTestServer()

test('refuses who is not logged in, and a session that has not proved its key', async () => {
  const { facility, admin } = await buildFacility(server)
  const unproved = await signInAs(server, admin, { proved: false })
  expect(await codeOf(server.call(server.newClient(), addPatient, newPatient(facility.id)))).toBe(
    'session.not_logged_in',
  )
  expect(await codeOf(server.call(unproved, addPatient, newPatient(facility.id)))).toBe('session.not_proved')
})

test('refuses a plain name and a malformed seal, and logs neither', async () => {
  const { facility, admin } = await buildFacility(server)
  const client = await signInAs(server, admin)
  const plain = await server.call(client, addPatient, newPatient(facility.id), {
    unknownFields: { lastName: 'Haßlacher' },
  })
  expect(plain.ok ? null : [plain.status, plain.refusal.code, plain.refusal.validationErrors[0]?.field]).toEqual([
    400,
    'input.invalid',
    'lastName',
  ])
  expect(await codeOf(server.call(client, addPatient, newPatient(facility.id, { e_lastName: 'Haßlacher' })))).toBe(
    'input.invalid',
  )
  expect(server.logLines.join('\n')).not.toContain('Haßlacher')
})

test('refuses a member who may only view, and everybody of another practice', async () => {
  const { facility } = await buildFacility(server)
  const reader = await signInAs(server, await buildMember(server, facility.id, ['patient.view']))
  const stranger = await signInAs(server, (await buildFacility(server)).admin)
  expect(await codeOf(server.call(reader, addPatient, newPatient(facility.id)))).toBe('permission.missing')
  expect(await codeOf(server.call(stranger, addPatient, newPatient(facility.id)))).toBe('permission.missing')
})

test('refuses the first patient until the recovery kit is confirmed', async () => {
  const { facility, admin } = await buildFacility(server)
  const client = await signInAs(server, admin)
  expect(await codeOf(server.call(client, addPatient, newPatient(facility.id)))).toBe('patient.kit_missing')
})

test('adds a patient once, whoever proposes the id again', async () => {
  const { facility, admin } = await buildFacility(server)
  const client = await signInAs(server, admin)
  const keyId = '0123456789abcdef'
  await server.db.execute(
    sql`INSERT INTO facility_key (facility_id, key_version, key_id, made_by, created_at)
        VALUES (${facility.id}, 1, ${keyId}, ${admin.id}, ${server.clock.now.toISOString()})`,
  )
  const kit = { kitID: randomUUID(), facilityID: facility.id, keyVersion: 1, keyId, sealed: 'A'.repeat(82) }
  await server.expectOk(client, storeRecoveryKit, kit)
  const given = newPatient(facility.id)
  const added = await server.expectOk(client, addPatient, given)
  expect(added.patient).toMatchObject({ _id: given._id, e_lastName: given.e_lastName, age: 52, version: 1 })
  expect(await codeOf(server.call(client, addPatient, given))).toBe('patient.id_taken')
  const { patients } = await server.expectOk(client, listPatients, {})
  expect(patients).toEqual([added.patient])
})
