import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { buildFacility, buildMember, buildPatient, signInAs } from '#db/seed/builders.ts'
import { useTestServer } from '#app/server/useTestServer.ts'
import { editPatient } from '../contract/editPatient.ts'
import { changeOf, codeOf } from './patientCalls.example.ts'

const server = useTestServer()

async function practiceWithPatient() {
  const { facility, admin } = await buildFacility(server)
  const row = await buildPatient(server, { facilityID: facility.id, createdBy: admin.id })
  return { facility, admin, row }
}

test('refuses who is not logged in, and a session that has not proved its key', async () => {
  const { admin, row } = await practiceWithPatient()
  const unproved = await signInAs(server, admin, { proved: false })
  expect(await codeOf(server.call(server.newClient(), editPatient, changeOf(row)))).toBe('session.not_logged_in')
  expect(await codeOf(server.call(unproved, editPatient, changeOf(row)))).toBe('session.not_proved')
})

test('answers a patient of another practice, or one that may not be seen, like one that does not exist', async () => {
  const { facility, row } = await practiceWithPatient()
  const stranger = await signInAs(server, (await buildFacility(server)).admin)
  const blind = await signInAs(server, await buildMember(server, facility.id))
  expect(await codeOf(server.call(stranger, editPatient, changeOf(row)))).toBe('patient.not_found')
  expect(await codeOf(server.call(blind, editPatient, changeOf(row)))).toBe('patient.not_found')
  expect(await codeOf(server.call(stranger, editPatient, changeOf({ id: randomUUID() })))).toBe('patient.not_found')
})

test('refuses a member who may only view', async () => {
  const { facility, row } = await practiceWithPatient()
  const reader = await signInAs(server, await buildMember(server, facility.id, ['patient.view']))
  expect(await codeOf(server.call(reader, editPatient, changeOf(row)))).toBe('permission.missing')
})

test('changes only the version that was read; of two at once one wins', async () => {
  const { admin, row } = await practiceWithPatient()
  const client = await signInAs(server, admin)
  const first = await server.expectOk(client, editPatient, changeOf(row))
  expect(first.patient).toMatchObject({ _id: row.id, version: 2, birthYear: 1980, age: 46, gender: null })
  expect(await codeOf(server.call(client, editPatient, changeOf(row)))).toBe('patient.changed_meanwhile')
  const again = changeOf(row, 2)
  const race = await Promise.all([1, 2].map(() => codeOf(server.call(client, editPatient, again))))
  expect(race.sort()).toEqual(['allowed', 'patient.changed_meanwhile'])
})
