import { describe, expect, it } from 'vitest'
import { buildMember, signInAs } from '#db/seed/builders.ts'
import { finishSitting, prepareSitting, startInput } from '#app/server/testPatient.ts'
import { useTestServer } from '#app/server/useTestServer.ts'
import { getSitting } from '../contract/getSitting.ts'
import { initiateSitting } from '../contract/initiateSitting.ts'
import { startSitting } from '../contract/startSitting.ts'

const server = useTestServer()

describe('sitting/{id}/initiate', () => {
  it('refuses who is not logged in, another practice, and a member who may not prepare sittings', async () => {
    const [own, foreign] = [await prepareSitting(server), await prepareSitting(server)]
    const input = { id: own.sittingID, place: 'qr' } as const
    expect(await server.call(server.newClient(), initiateSitting, input)).toMatchObject({ status: 401 })
    expect(await server.call(foreign.staff, initiateSitting, input)).toMatchObject({
      status: 404,
      refusal: { code: 'sitting.not_found' },
    })
    const member = await signInAs(server, await buildMember(server, own.facilityID, ['sitting.view']))
    expect(await server.call(member, initiateSitting, input)).toMatchObject({ status: 403 })
  })

  it('refuses a finished sitting', async () => {
    const { staff, sittingID } = await finishSitting(server)
    expect(await server.call(staff, initiateSitting, { id: sittingID, place: 'link' })).toMatchObject({
      status: 409,
      refusal: { code: 'sitting.already_finished' },
    })
  })

  it('does not put a sitting back to waiting that a patient starts at the same moment', async () => {
    for (let ticks = 0; ticks < 8; ticks += 1) {
      const prepared = await prepareSitting(server, { place: 'device' })
      const input = { id: prepared.sittingID, place: 'qr' } as const
      const initiating = server.expectOk(prepared.staff, initiateSitting, input)
      for (let tick = 0; tick < ticks; tick += 1) await new Promise(setImmediate)
      const started = await server.call(prepared.patient, startSitting, startInput(prepared))
      await initiating
      const { sitting } = await server.expectOk(prepared.staff, getSitting, { id: prepared.sittingID })
      expect(sitting.state).toBe(started.ok ? 'running' : 'patient')
    }
  })

  it('answers a fresh link that starts the sitting, and a waiting one is handed to the patient', async () => {
    const prepared = await prepareSitting(server, { place: 'device' })
    const { sitting, token } = await server.expectOk(prepared.staff, initiateSitting, {
      id: prepared.sittingID,
      place: 'qr',
    })
    expect(sitting).toMatchObject({ state: 'patient', place: 'qr' })
    const started = await server.expectOk(prepared.patient, startSitting, startInput({ ...prepared, token }))
    expect(started.wasAlreadyStarted).toBe(false)
  })
})
