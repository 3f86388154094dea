import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { finishSitting, prepareSitting, startInput } from '#app/server/testPatient.ts'
import { useTestServer } from '#app/server/useTestServer.ts'
import { cancelSitting } from '../contract/cancelSitting.ts'
import { startSitting } from '../contract/startSitting.ts'
import { newLinkToken } from './linkToken.ts'
import { sitting } from './sitting.table.ts'

const server = useTestServer()

describe('sitting/cancel', () => {
  const context = { subSittingID: crypto.randomUUID(), page: 0 }

  it('refuses a wrong token and a sitting that is finished', async () => {
    const { patient, sittingID, token } = await finishSitting(server)
    const wrong = await server.call(patient, cancelSitting, { sittingID, token: newLinkToken(), context })
    expect(wrong).toMatchObject({ status: 404, refusal: { code: 'sitting.link_unknown' } })
    const done = await server.call(patient, cancelSitting, { sittingID, token, context })
    expect(done).toMatchObject({ status: 409, refusal: { code: 'sitting.not_running' } })
  })

  it('puts a running sitting back to the patient, and a second cancel is harmless', async () => {
    const prepared = await prepareSitting(server)
    await server.expectOk(prepared.patient, startSitting, startInput(prepared))
    const { patient, sittingID, token } = prepared
    for (let i = 0; i < 2; i += 1) {
      await server.expectOk(patient, cancelSitting, { sittingID, token, context })
      const rows = await server.db.select().from(sitting).where(eq(sitting.id, sittingID))
      expect(rows[0]?.state).toBe('patient')
    }
  })
})
