import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { buildFacility, buildMember, buildPatient, signInAs } from '#db/seed/builders.ts'
import { useTestServer } from '#app/server/useTestServer.ts'
import { addSitting } from '../contract/addSitting.ts'
import { linkTokenHash } from './linkToken.ts'
import { sitting } from './sitting.table.ts'

const server = useTestServer()

async function practice() {
  const { facility, admin } = await buildFacility(server)
  const patient = await buildPatient(server, { facilityID: facility.id, createdBy: admin.id })
  const input = {
    _id: crypto.randomUUID(),
    patient: patient.id,
    testID: 'gad-7',
    language: 'de',
    place: 'link',
  } as const
  return { facility, admin, patient, input, staff: await signInAs(server, admin) }
}

describe('sitting/add', () => {
  it('refuses who is not logged in', async () => {
    const { input } = await practice()
    expect(await server.call(server.newClient(), addSitting, input)).toMatchObject({
      status: 401,
      refusal: { code: 'session.not_logged_in', title: 'Sie sind nicht angemeldet.' },
    })
  })

  it('refuses a patient of another practice like one that does not exist', async () => {
    const [own, foreign] = [await practice(), await practice()]
    const answer = await server.call(own.staff, addSitting, foreign.input)
    expect(answer).toMatchObject({ status: 404, refusal: { code: 'patient.not_found' } })
  })

  it('refuses a member who may see patients but not prepare sittings', async () => {
    const { facility, input } = await practice()
    const member = await signInAs(server, await buildMember(server, facility.id, ['patient.view']))
    expect(await server.call(member, addSitting, input)).toMatchObject({
      status: 403,
      refusal: { code: 'permission.missing' },
    })
  })

  it('refuses a test that is not in the catalogue', async () => {
    const { staff, input } = await practice()
    expect(await server.call(staff, addSitting, { ...input, testID: 'none' })).toMatchObject({
      refusal: { code: 'test.not_found' },
    })
  })

  it('prepares a sitting, answers the token once and keeps only its hash', async () => {
    const { staff, input, admin } = await practice()
    const { sitting: made, token } = await server.expectOk(staff, addSitting, input)
    expect(made).toMatchObject({
      state: 'patient',
      testname: 'GAD-7',
      createdBy: admin.id,
      actions: ['initiate', 'trash'],
    })
    const rows = await server.db.select().from(sitting).where(eq(sitting.id, input._id))
    expect(rows[0]?.tokenHash).toBe(linkTokenHash(token))
    expect(JSON.stringify(rows)).not.toContain(token)
  })

  it('waits as pending where this device will be handed over', async () => {
    const { staff, input } = await practice()
    const { sitting: made } = await server.expectOk(staff, addSitting, { ...input, place: 'device' })
    expect(made.state).toBe('pending')
  })

  it('makes one sitting of two clicks', async () => {
    const { staff, input } = await practice()
    const answers = await Promise.all([server.call(staff, addSitting, input), server.call(staff, addSitting, input)])
    expect(answers.map((one) => one.status).toSorted((one, other) => one - other)).toEqual([200, 409])
  })
})
