import { expect, test } from 'vitest'
import { buildFacility, buildMember, buildPatient, buildUser, signInAs } from '#db/seed/builders.ts'
import { useTestServer } from '#app/server/useTestServer.ts'
import { listPatients } from '../contract/listPatients.ts'
import { codeOf } from './patientCalls.example.ts'

const server = useTestServer()

test('refuses who is not logged in, and a session that has not proved its key', async () => {
  const { admin } = await buildFacility(server)
  const unproved = await signInAs(server, admin, { proved: false })
  expect(await codeOf(server.call(server.newClient(), listPatients, {}))).toBe('session.not_logged_in')
  expect(await codeOf(server.call(unproved, listPatients, {}))).toBe('session.not_proved')
})

test('refuses a private user', async () => {
  const client = await signInAs(server, await buildUser(server, { useCase: 'private' }))
  expect(await codeOf(server.call(client, listPatients, {}))).toBe('facility.required')
})

test('refuses a member without the permission, and allows one who may view', async () => {
  const { facility } = await buildFacility(server)
  const blind = await signInAs(server, await buildMember(server, facility.id))
  const reader = await signInAs(server, await buildMember(server, facility.id, ['patient.view']))
  expect(await codeOf(server.call(blind, listPatients, {}))).toBe('permission.missing')
  expect(await codeOf(server.call(reader, listPatients, {}))).toBe('allowed')
})

test('lists the patients of the own practice only, without those in the trash', async () => {
  const { facility, admin } = await buildFacility(server)
  const elsewhere = await buildFacility(server)
  const kept = await buildPatient(server, { facilityID: facility.id, createdBy: admin.id })
  await buildPatient(server, { facilityID: facility.id, createdBy: admin.id, trashAt: server.clock.now })
  await buildPatient(server, { facilityID: elsewhere.facility.id, createdBy: elsewhere.admin.id })
  const { patients } = await server.expectOk(await signInAs(server, admin), listPatients, {})
  expect(patients.map((one) => one._id)).toEqual([kept.id])
  expect(patients[0]).toMatchObject({ e_lastName: kept.eLastName, birthYear: 1974, age: 52, gender: 'female' })
})
