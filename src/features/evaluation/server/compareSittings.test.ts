import { describe, expect, it } from 'vitest'
import { buildMember, buildPatient, signInAs } from '#db/seed/builders.ts'
import { finishAnother } from '#app/server/testCourse.ts'
import { finishSitting, prepareSitting } from '#app/server/testPatient.ts'
import { useTestServer } from '#app/server/useTestServer.ts'
import { compareSittings } from '../contract/compareSittings.ts'

const server = useTestServer()

describe('sitting/compare', () => {
  it('refuses who is not logged in', async () => {
    const { sittingID } = await finishSitting(server)
    const answer = await server.call(server.newClient(), compareSittings, { sittingID, otherIds: [sittingID] })
    expect(answer).toMatchObject({ status: 401, refusal: { code: 'session.not_logged_in' } })
  })

  it('refuses when only one of the sittings belongs to another practice', async () => {
    const [own, foreign] = [await finishSitting(server), await finishSitting(server)]
    for (const input of [
      { sittingID: own.sittingID, otherIds: [foreign.sittingID] },
      { sittingID: foreign.sittingID, otherIds: [own.sittingID] },
    ]) {
      expect(await server.call(own.staff, compareSittings, input)).toMatchObject({
        status: 404,
        refusal: { code: 'sitting.not_found' },
      })
    }
  })

  it('refuses a member who may not evaluate', async () => {
    const own = await finishSitting(server)
    const member = await signInAs(server, await buildMember(server, own.facilityID, ['sitting.view']))
    const answer = await server.call(member, compareSittings, { sittingID: own.sittingID, otherIds: [own.sittingID] })
    expect(answer).toMatchObject({ status: 403, refusal: { code: 'permission.missing' } })
  })

  it('refuses a sitting that is not finished, and an empty list', async () => {
    const own = await prepareSitting(server)
    const input = { sittingID: own.sittingID, otherIds: [own.sittingID] }
    expect(await server.call(own.staff, compareSittings, input)).toMatchObject({
      status: 409,
      refusal: { code: 'evaluation.not_finished' },
    })
    expect(await server.call(own.staff, compareSittings, { sittingID: own.sittingID, otherIds: [] })).toMatchObject({
      status: 400,
    })
  })

  it('answers the sitting asked for first, each pinned test once', async () => {
    const first = await finishSitting(server)
    const second = await finishAnother(server, first, 2)
    const answer = await server.expectOk(first.staff, compareSittings, {
      sittingID: second.sittingID,
      otherIds: [first.sittingID],
    })
    expect(answer.sittings.map((one) => one._id)).toEqual([second.sittingID, first.sittingID])
    expect(answer.tests.map((test) => test._id)).toEqual(['phq-9'])
    expect(answer.language).toBe('de')
  })

  it('shows another test and another person too: whether they may be joined is said in the browser', async () => {
    const first = await finishSitting(server)
    const other = await buildPatient(server, { facilityID: first.facilityID, createdBy: first.adminID })
    const anxiety = await finishAnother(server, first, 1, 'gad-7')
    const somebody = await finishAnother(server, first, 1, 'phq-9', other.id)
    const otherIds = [anxiety.sittingID, somebody.sittingID]
    const answer = await server.expectOk(first.staff, compareSittings, { sittingID: first.sittingID, otherIds })
    expect(answer.tests.map((test) => test._id).sort()).toEqual(['gad-7', 'phq-9'])
    expect(new Set(answer.sittings.map((one) => one.patient._id)).size).toBe(2)
  })
})
