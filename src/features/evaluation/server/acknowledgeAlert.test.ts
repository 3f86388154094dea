import { describe, expect, it } from 'vitest'
import { buildMember, signInAs } from '#db/seed/builders.ts'
import { finishAnother } from '#app/server/testCourse.ts'
import { finishSitting } from '#app/server/testPatient.ts'
import { useTestServer } from '#app/server/useTestServer.ts'
import { acknowledgeAlert } from '../contract/acknowledgeAlert.ts'
import { evaluateSitting } from '../contract/evaluateSitting.ts'

const server = useTestServer()
const alertID = 'suicidality'

describe('sitting/alert/acknowledge', () => {
  it('refuses who is not logged in, and a wrong csrf token', async () => {
    const { staff, sittingID } = await finishSitting(server)
    expect(await server.call(server.newClient(), acknowledgeAlert, { sittingID, alertID })).toMatchObject({
      status: 401,
    })
    const forged = await server.call(
      staff,
      acknowledgeAlert,
      { sittingID, alertID },
      { headers: { 'csrf-token': 'wrong' } },
    )
    expect(forged).toMatchObject({ status: 403, refusal: { code: 'csrf.invalid' } })
  })

  it('refuses an alert of another practice like one that does not exist, and leaves it open', async () => {
    const [own, foreign] = [await finishSitting(server), await finishSitting(server)]
    const answer = await server.call(own.staff, acknowledgeAlert, { sittingID: foreign.sittingID, alertID })
    expect(answer).toMatchObject({ status: 404, refusal: { code: 'sitting.not_found' } })
    const { sitting } = await server.expectOk(foreign.staff, evaluateSitting, { sittingID: foreign.sittingID })
    expect(sitting.alerts[0]?.acknowledgedAt).toBeNull()
  })

  it('refuses a member who may not evaluate', async () => {
    const { facilityID, sittingID } = await finishSitting(server)
    const member = await signInAs(server, await buildMember(server, facilityID, ['sitting.view']))
    expect(await server.call(member, acknowledgeAlert, { sittingID, alertID })).toMatchObject({
      status: 403,
      refusal: { code: 'permission.missing' },
    })
  })

  it('refuses where no such alert was raised', async () => {
    const first = await finishSitting(server)
    const calm = await finishAnother(server, first, 0)
    expect(await server.call(first.staff, acknowledgeAlert, { sittingID: calm.sittingID, alertID })).toMatchObject({
      status: 404,
      refusal: { code: 'evaluation.alert_not_found' },
    })
  })

  it('records who took note and when; a later colleague does not overwrite it', async () => {
    const { facilityID, staff, sittingID } = await finishSitting(server)
    const at = server.clock.now
    const { alert } = await server.expectOk(staff, acknowledgeAlert, { sittingID, alertID })
    expect(alert).toMatchObject({ acknowledgedAt: at.toISOString(), acknowledgedBy: 'Dr. Ayşe Öztürk' })
    server.clock.now = new Date(at.getTime() + 60_000)
    const colleague = await signInAs(
      server,
      await buildMember(server, facilityID, ['sitting.view', 'sitting.evaluate']),
    )
    expect((await server.expectOk(colleague, acknowledgeAlert, { sittingID, alertID })).alert).toEqual(alert)
  })
})
