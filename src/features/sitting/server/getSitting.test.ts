import { describe, expect, it } from 'vitest'
import { prepareSitting } from '#app/server/testPatient.ts'
import { useTestServer } from '#app/server/useTestServer.ts'
import { getSitting } from '../contract/getSitting.ts'

const server = useTestServer()

describe('sitting/{id}', () => {
  it('refuses who is not logged in', async () => {
    const { sittingID } = await prepareSitting(server)
    expect(await server.call(server.newClient(), getSitting, { id: sittingID })).toMatchObject({ status: 401 })
  })

  it('answers a sitting of another practice like one that does not exist', async () => {
    const [own, foreign] = [await prepareSitting(server), await prepareSitting(server)]
    expect(await server.call(own.staff, getSitting, { id: foreign.sittingID })).toMatchObject({
      status: 404,
      refusal: { code: 'sitting.not_found' },
    })
  })

  it('answers the own one', async () => {
    const own = await prepareSitting(server)
    expect((await server.expectOk(own.staff, getSitting, { id: own.sittingID })).sitting._id).toBe(own.sittingID)
  })
})
