import { describe, expect, it } from 'vitest'
import { buildMember, buildPatient, signInAs } from '#db/seed/builders.ts'
import { finishAnother } from '#app/server/testCourse.ts'
import { finishSitting, prepareSitting } from '#app/server/testPatient.ts'
import { useTestServer } from '#app/server/useTestServer.ts'
import { trashSitting } from '#features/sitting/contract/trashSitting.ts'
import { sittingProgression } from '../contract/sittingProgression.ts'

const server = useTestServer()

describe('sitting/{id}/progression', () => {
  it('refuses who is not logged in', async () => {
    const { sittingID } = await finishSitting(server)
    expect(await server.call(server.newClient(), sittingProgression, { id: sittingID })).toMatchObject({ status: 401 })
  })

  it('refuses a sitting of another practice like one that does not exist', async () => {
    const [own, foreign] = [await finishSitting(server), await finishSitting(server)]
    const answer = await server.call(own.staff, sittingProgression, { id: foreign.sittingID })
    expect(answer).toMatchObject({ status: 404, refusal: { code: 'sitting.not_found' } })
  })

  it('refuses a member who may not evaluate, and a sitting that is not finished', async () => {
    const own = await prepareSitting(server)
    const member = await signInAs(server, await buildMember(server, own.facilityID, ['sitting.view']))
    expect(await server.call(member, sittingProgression, { id: own.sittingID })).toMatchObject({
      refusal: { code: 'permission.missing' },
    })
    expect(await server.call(own.staff, sittingProgression, { id: own.sittingID })).toMatchObject({
      refusal: { code: 'evaluation.not_finished' },
    })
  })

  it('lists every finished sitting of the same test and person, oldest first, without the trash', async () => {
    const first = await finishSitting(server)
    const second = await finishAnother(server, first, 2)
    const thrown = await finishAnother(server, first, 3)
    const last = await finishAnother(server, first, 0)
    const other = await buildPatient(server, { facilityID: first.facilityID, createdBy: first.adminID })
    await finishAnother(server, first, 1, 'gad-7')
    await finishAnother(server, first, 1, 'phq-9', other.id)
    await server.expectOk(first.staff, trashSitting, { sittingIDs: [thrown.sittingID], trash: true })
    const answer = await server.expectOk(first.staff, sittingProgression, { id: second.sittingID })
    expect(answer.sitting._id).toBe(second.sittingID)
    expect(answer.sittings.map((one) => one._id)).toEqual([first.sittingID, second.sittingID, last.sittingID])
  })

  it('does not mark anything as evaluated', async () => {
    const { staff, sittingID } = await finishSitting(server)
    expect((await server.expectOk(staff, sittingProgression, { id: sittingID })).sitting.state).toBe('finished')
  })
})
