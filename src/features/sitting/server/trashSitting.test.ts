import { describe, expect, it } from 'vitest'
import { buildMember, signInAs } from '#db/seed/builders.ts'
import { finishSitting, prepareSitting } from '#app/server/testPatient.ts'
import { useTestServer } from '#app/server/useTestServer.ts'
import { getSitting } from '../contract/getSitting.ts'
import { trashSitting } from '../contract/trashSitting.ts'

const server = useTestServer()

describe('sitting/trash', () => {
  it('refuses who is not logged in and a member without the permission', async () => {
    const { sittingID, facilityID } = await prepareSitting(server)
    const input = { sittingIDs: [sittingID], trash: true }
    expect(await server.call(server.newClient(), trashSitting, input)).toMatchObject({ status: 401 })
    const member = await signInAs(server, await buildMember(server, facilityID, ['sitting.view']))
    expect(await server.call(member, trashSitting, input)).toMatchObject({ status: 403 })
  })

  it('moves nothing at all where one of the list belongs to another practice', async () => {
    const [own, foreign] = [await prepareSitting(server), await prepareSitting(server)]
    const answer = await server.call(own.staff, trashSitting, {
      sittingIDs: [own.sittingID, foreign.sittingID],
      trash: true,
    })
    expect(answer).toMatchObject({ status: 404, refusal: { code: 'sitting.not_found' } })
    expect((await server.expectOk(own.staff, getSitting, { id: own.sittingID })).sitting.trash).toBe(false)
  })

  it('refuses an empty list', async () => {
    const { staff } = await prepareSitting(server)
    expect(await server.call(staff, trashSitting, { sittingIDs: [], trash: true })).toMatchObject({ status: 400 })
  })

  it('puts a sitting into the trash and back with its state as it was', async () => {
    const { staff, sittingID } = await finishSitting(server)
    const trashed = await server.expectOk(staff, trashSitting, { sittingIDs: [sittingID], trash: true })
    expect(trashed.sittings[0]).toMatchObject({ trash: true, state: 'finished', actions: ['restore'] })
    const restored = await server.expectOk(staff, trashSitting, { sittingIDs: [sittingID], trash: false })
    expect(restored.sittings[0]).toMatchObject({ trash: false, state: 'finished', trashAt: null })
  })
})
