import { describe, expect, it } from 'vitest'
import { buildMember, signInAs } from '#db/seed/builders.ts'
import { finishSitting } from '#app/server/testPatient.ts'
import { useTestServer } from '#app/server/useTestServer.ts'
import { evaluateSitting } from '../contract/evaluateSitting.ts'
import { selectEvaluation } from '../contract/selectEvaluation.ts'

const server = useTestServer()
const choice = { sample: null, cutoff: 'screening' }

describe('sitting/evaluation/selection', () => {
  it('refuses who is not logged in, another practice, and a member who may not evaluate', async () => {
    const [own, foreign] = [await finishSitting(server), await finishSitting(server)]
    const { sittingID } = own
    expect(await server.call(server.newClient(), selectEvaluation, { sittingID, ...choice })).toMatchObject({
      status: 401,
    })
    expect(await server.call(foreign.staff, selectEvaluation, { sittingID, ...choice })).toMatchObject({
      refusal: { code: 'sitting.not_found' },
    })
    const member = await signInAs(server, await buildMember(server, own.facilityID, ['sitting.view']))
    expect(await server.call(member, selectEvaluation, { sittingID, ...choice })).toMatchObject({
      refusal: { code: 'permission.missing' },
    })
  })

  it('refuses a choice that is longer than any id', async () => {
    const { staff, sittingID } = await finishSitting(server)
    const answer = await server.call(staff, selectEvaluation, { sittingID, sample: null, cutoff: 'x'.repeat(101) })
    expect(answer).toMatchObject({ status: 400 })
  })

  it('remembers the last choice of each user for this sitting', async () => {
    const { facilityID, staff, sittingID } = await finishSitting(server)
    await server.expectOk(staff, selectEvaluation, { sittingID, sample: null, cutoff: 'other' })
    await server.expectOk(staff, selectEvaluation, { sittingID, ...choice })
    expect((await server.expectOk(staff, evaluateSitting, { sittingID })).selection).toEqual(choice)
    const colleague = await signInAs(
      server,
      await buildMember(server, facilityID, ['sitting.view', 'sitting.evaluate']),
    )
    expect((await server.expectOk(colleague, evaluateSitting, { sittingID })).selection).toEqual({
      sample: null,
      cutoff: null,
    })
  })
})
