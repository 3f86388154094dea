import { describe, expect, it } from 'vitest'
import { buildFacility, buildMember, buildUser, signInAs } from '#db/seed/builders.ts'
import { finishSitting } from '#app/server/testPatient.ts'
import { useTestServer } from '#app/server/useTestServer.ts'
import { listSittings } from '../contract/listSittings.ts'

const server = useTestServer()

describe('sitting/list', () => {
  it('refuses who is not logged in, a private user, and a member without the permission', async () => {
    expect(await server.call(server.newClient(), listSittings, {})).toMatchObject({ status: 401 })
    const privateUser = await signInAs(server, await buildUser(server))
    expect(await server.call(privateUser, listSittings, {}, { language: 'en' })).toMatchObject({
      status: 403,
      refusal: { title: 'This feature requires a practice' },
    })
    const { facility } = await buildFacility(server)
    const member = await signInAs(server, await buildMember(server, facility.id, []))
    expect(await server.call(member, listSittings, {})).toMatchObject({
      status: 403,
      refusal: { code: 'permission.missing' },
    })
  })

  it('lists the sittings of the own practice only, newest first, with headline and what may be done', async () => {
    const own = await finishSitting(server)
    await finishSitting(server)
    const { sittings } = await server.expectOk(own.staff, listSittings, {})
    expect(sittings.map((one) => one._id)).toEqual([own.sittingID])
    expect(sittings[0]).toMatchObject({
      state: 'finished',
      patient: own.patientID,
      displayName: 'Dr. Ayşe Öztürk',
      unread: true,
      headline: { value: 9, max: 27 },
      actions: ['evaluate', 'compare', 'progression', 'trash'],
    })
  })

  it('narrows to one patient', async () => {
    const own = await finishSitting(server)
    const none = await server.expectOk(own.staff, listSittings, { patient: crypto.randomUUID() })
    expect(none.sittings).toEqual([])
    expect((await server.expectOk(own.staff, listSittings, { patient: own.patientID })).sittings).toHaveLength(1)
  })
})
