import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { prepareSitting, startInput } from '#app/server/testPatient.ts'
import { useTestServer } from '#app/server/useTestServer.ts'
import { firstItem } from '../contract/firstItem.ts'
import { startSitting } from '../contract/startSitting.ts'
import { newLinkToken } from './linkToken.ts'
import { sitting } from './sitting.table.ts'

const server = useTestServer()

describe('sitting/firstItem', () => {
  it('refuses a wrong token and a sitting that nobody started', async () => {
    const { patient, sittingID, token } = await prepareSitting(server)
    expect(await server.call(patient, firstItem, { sittingID, token: newLinkToken() })).toMatchObject({ status: 404 })
    expect(await server.call(patient, firstItem, { sittingID, token })).toMatchObject({
      status: 409,
      refusal: { code: 'sitting.not_running' },
    })
  })

  it('notes the first time only', async () => {
    const prepared = await prepareSitting(server)
    await server.expectOk(prepared.patient, startSitting, startInput(prepared))
    const { patient, sittingID, token } = prepared
    const noted = async () => (await server.db.select().from(sitting).where(eq(sitting.id, sittingID)))[0]?.firstItemAt
    await server.expectOk(patient, firstItem, { sittingID, token })
    const first = await noted()
    server.clock.now = new Date(server.clock.now.getTime() + 1000)
    await server.expectOk(patient, firstItem, { sittingID, token })
    expect(first).toBeInstanceOf(Date)
    expect(await noted()).toEqual(first)
  })
})
