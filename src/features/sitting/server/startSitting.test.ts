import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { finishSitting, prepareSitting, sameAnswers, saveInput, startInput } from '#app/server/testPatient.ts'
import { useTestServer } from '#app/server/useTestServer.ts'
import { autologin } from '#features/account/contract/autologin.ts'
import { cancelSitting } from '../contract/cancelSitting.ts'
import { initiateSitting } from '../contract/initiateSitting.ts'
import { saveSitting } from '../contract/saveSitting.ts'
import { startSitting } from '../contract/startSitting.ts'
import { trashSitting } from '../contract/trashSitting.ts'
import { LINK_LIFETIME_MS, newLinkToken } from './linkToken.ts'
import { sitting, subSitting } from './sitting.table.ts'

const server = useTestServer()

const refusalOf = async (prepared: Awaited<ReturnType<typeof prepareSitting>>, change: object = {}) => {
  const answer = await server.call(prepared.patient, startSitting, { ...startInput(prepared), ...change })
  return answer.ok ? 'allowed' : answer.refusal.code
}

describe('sitting/start', () => {
  it('refuses a wrong token like a sitting that does not exist', async () => {
    const prepared = await prepareSitting(server)
    expect(await refusalOf(prepared, { token: newLinkToken() })).toBe('sitting.link_unknown')
    expect(await refusalOf(prepared, { sittingID: crypto.randomUUID() })).toBe('sitting.link_unknown')
  })

  it('refuses the token of another sitting', async () => {
    const [one, other] = [await prepareSitting(server), await prepareSitting(server)]
    expect(await refusalOf(one, { token: other.token })).toBe('sitting.link_unknown')
  })

  it('refuses a link that expired before anybody started', async () => {
    const prepared = await prepareSitting(server)
    const before = server.clock.now
    server.clock.now = new Date(before.getTime() + LINK_LIFETIME_MS + 1)
    expect(await refusalOf(prepared)).toBe('sitting.link_expired')
    server.clock.now = before
  })

  it('refuses a sitting in the trash and takes it again after it was restored', async () => {
    const prepared = await prepareSitting(server)
    await server.expectOk(prepared.staff, trashSitting, { sittingIDs: [prepared.sittingID], trash: true })
    expect(await refusalOf(prepared)).toBe('sitting.withdrawn')
    await server.expectOk(prepared.staff, trashSitting, { sittingIDs: [prepared.sittingID], trash: false })
    expect(await refusalOf(prepared)).toBe('allowed')
  })

  it('refuses a sitting that is done', async () => {
    expect(await refusalOf(await finishSitting(server))).toBe('sitting.already_done')
  })

  it('refuses a link that was replaced by a fresh one', async () => {
    const prepared = await prepareSitting(server)
    await server.expectOk(prepared.staff, initiateSitting, { id: prepared.sittingID, place: 'qr' })
    expect(await refusalOf(prepared)).toBe('sitting.link_unknown')
  })

  it('gives out the test only where the sitting really runs afterwards, whatever the practice does at the same moment', async () => {
    for (let ticks = 0; ticks < 12; ticks += 1) {
      const prepared = await prepareSitting(server)
      const trashing = server.expectOk(prepared.staff, trashSitting, { sittingIDs: [prepared.sittingID], trash: true })
      for (let tick = 0; tick < ticks; tick += 1) await new Promise(setImmediate)
      const { ok } = await server.call(prepared.patient, startSitting, startInput(prepared))
      await trashing
      const [row] = await server.db.select().from(sitting).where(eq(sitting.id, prepared.sittingID))
      expect(ok).toBe(row?.state === 'running')
    }
  })

  it('begins: state running, the test in the language asked for, no name and no scoring', async () => {
    const prepared = await prepareSitting(server)
    const answer = await server.call(prepared.patient, startSitting, startInput(prepared), { language: 'en' })
    if (!answer.ok) throw new Error(answer.refusal.code)
    expect(answer.body).toMatchObject({
      wasAlreadyStarted: false,
      language: 'en',
      patient: null,
      stored: null,
      logout: false,
      sittingNr: 1,
      remainingSittings: 0,
    })
    expect(answer.body.body.items.length).toBe(10)
    expect(JSON.stringify(answer.body)).not.toMatch(/e_lastName|inverted|bandSets/)
    const rows = await server.db.select().from(sitting).where(eq(sitting.id, prepared.sittingID))
    expect(rows[0]).toMatchObject({ state: 'running', startedBy: 'patient' })
  })

  it('answers the same sub-sitting when it is started twice, also at the same moment', async () => {
    const prepared = await prepareSitting(server)
    const answers = await Promise.all(
      [1, 2, 3].map(() => server.expectOk(prepared.patient, startSitting, startInput(prepared))),
    )
    expect(new Set(answers.map((one) => one.subSittingID)).size).toBe(1)
    const rows = await server.db.select().from(subSitting).where(eq(subSitting.sittingID, prepared.sittingID))
    expect(rows).toHaveLength(1)
  })

  it('can be taken up again after the patient cancelled, and after the link has expired meanwhile', async () => {
    const prepared = await prepareSitting(server)
    const first = await server.expectOk(prepared.patient, startSitting, startInput(prepared))
    await server.expectOk(prepared.patient, cancelSitting, {
      token: prepared.token,
      sittingID: prepared.sittingID,
      context: { subSittingID: first.subSittingID, page: 2 },
    })
    const before = server.clock.now
    server.clock.now = new Date(before.getTime() + LINK_LIFETIME_MS + 1)
    const again = await server.expectOk(prepared.patient, startSitting, startInput(prepared))
    server.clock.now = before
    expect(again).toMatchObject({ wasAlreadyStarted: true, subSittingID: first.subSittingID })
    await server.expectOk(prepared.patient, saveSitting, await saveInput(prepared, again, sameAnswers(again, 0)))
  })

  it('ends the session of staff in whose browser it is started: the device is handed over', async () => {
    const prepared = await prepareSitting(server, { place: 'device' })
    const answer = await server.expectOk(prepared.staff, startSitting, startInput(prepared))
    // By the place the end page knows that the device is to be given back, also where staff logged out before.
    expect(answer).toMatchObject({ logout: true, place: 'device' })
    expect((await server.expectOk(prepared.staff, autologin, {})).userID).toBeNull()
    const rows = await server.db.select().from(sitting).where(eq(sitting.id, prepared.sittingID))
    expect(rows[0]?.startedBy).toBe('staff')
  })
})
