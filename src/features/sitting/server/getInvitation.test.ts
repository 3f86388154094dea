import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { finishSitting, prepareSitting } from '#app/server/testPatient.ts'
import { useTestServer } from '#app/server/useTestServer.ts'
import { getInvitation } from '../contract/getInvitation.ts'
import { newLinkToken } from './linkToken.ts'
import { sitting } from './sitting.table.ts'

const server = useTestServer()

describe('sitting/invitation', () => {
  it('refuses a wrong token, and a test that is done', async () => {
    const { patient, sittingID, token } = await finishSitting(server)
    const wrong = await server.call(patient, getInvitation, { sittingID, token: newLinkToken() })
    expect(wrong).toMatchObject({ status: 404, refusal: { code: 'sitting.link_unknown' } })
    const done = await server.call(patient, getInvitation, { sittingID, token })
    expect(done).toMatchObject({ status: 410, refusal: { code: 'sitting.already_done' } })
  })

  it('tells who asks and how long it takes, and changes nothing however often a scanner opens it', async () => {
    const { patient, sittingID, token } = await prepareSitting(server)
    const before = await server.db.select().from(sitting).where(eq(sitting.id, sittingID))
    for (let i = 0; i < 3; i += 1) {
      const body = await server.expectOk(patient, getInvitation, { sittingID, token })
      expect(body).toMatchObject({
        facility: { name: 'Praxis am Lindenplatz', person: 'Dr. Ayşe Öztürk' },
        minutes: 3,
        languages: ['de', 'en'],
        wasAlreadyStarted: false,
      })
    }
    expect(await server.db.select().from(sitting).where(eq(sitting.id, sittingID))).toEqual(before)
  })

  it('answers 429 with the time to wait after many wrong tokens, and lets in again in the next window', async () => {
    const { patient, sittingID, token } = await prepareSitting(server)
    let last = await server.call(patient, getInvitation, { sittingID, token: newLinkToken() })
    for (let i = 0; i < 61 && last.status !== 429; i += 1)
      last = await server.call(patient, getInvitation, { sittingID, token: newLinkToken() })
    expect(last).toMatchObject({
      status: 429,
      refusal: { code: 'rate.limited', data: { waitSeconds: expect.any(Number) } },
    })
    expect((await server.call(patient, getInvitation, { sittingID, token })).ok).toBe(true)
    server.clock.now = new Date(server.clock.now.getTime() + 15 * 60_000)
    const next = await server.call(patient, getInvitation, { sittingID, token: newLinkToken() })
    expect(next.status).toBe(404)
  })
})
