import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { useTestServer } from '#app/server/useTestServer.ts'
import { buildFacility, buildMember, buildUser, signInAs } from '#db/seed/builders.ts'
import { emptyTestServer } from '#db/seed/emptyTestServer.ts'
import { FACILITY_PERMISSIONS } from '#features/facility/domain/permissions.ts'
import { autologin } from '../contract/autologin.ts'
import { session } from './account.table.ts'

const server = useTestServer()
beforeEach(async () => await emptyTestServer(server))

const nobody = { userID: null, user: null }
const pass = (minutes: number) => {
  server.clock.now = new Date(server.clock.now.getTime() + minutes * 60_000)
}

describe('autologin', () => {
  it('answers nobody for a cookie that has no session', async () => {
    expect(await server.expectOk(server.newClient(), autologin, {})).toEqual(nobody)
  })

  it('answers nobody after 30 idle minutes', async () => {
    const client = await signInAs(server, await buildUser(server))
    pass(30)
    expect(await server.expectOk(client, autologin, {})).toEqual(nobody)
  })

  it('keeps a session awake that is used, until 12 hours are over', async () => {
    const user = await buildUser(server)
    const client = await signInAs(server, user)
    for (let minutes = 0; minutes < 700; minutes += 20) {
      pass(20)
      expect(await server.expectOk(client, autologin, {})).toMatchObject({ userID: user.id })
    }
    pass(20)
    expect(await server.expectOk(client, autologin, {})).toEqual(nobody)
  })

  it('writes the last use at most once a minute', async () => {
    const client = await signInAs(server, await buildUser(server))
    const seen = async () =>
      (await server.db.select().from(session).where(eq(session.id, client.sessionID)))[0]?.lastSeenAt.toISOString()
    const start = await seen()
    pass(0.5)
    await server.expectOk(client, autologin, {})
    expect(await seen()).toBe(start)
    pass(0.5)
    await server.expectOk(client, autologin, {})
    expect(await seen()).toBe(server.clock.now.toISOString())
  })

  it('answers a member what they may do in their practice, and an admin everything', async () => {
    const { facility, admin } = await buildFacility(server, { name: 'Praxis Grünstraße' })
    const member = await buildMember(server, facility.id, ['patient.view'])
    const asMember = await server.expectOk(await signInAs(server, member), autologin, {})
    const asAdmin = await server.expectOk(await signInAs(server, admin), autologin, {})
    expect(asMember.user).toMatchObject({
      filter: facility.id,
      facilities: [{ name: 'Praxis Grünstraße', permissions: ['patient.view'] }],
    })
    expect(asAdmin.user?.facilities[0]?.permissions).toEqual([...FACILITY_PERMISSIONS])
  })

  it('tells whether the session is proved', async () => {
    const user = await buildUser(server)
    const proved = await server.expectOk(await signInAs(server, user), autologin, {})
    const unproved = await server.expectOk(await signInAs(server, user, { proved: false }), autologin, {})
    expect([proved.user?.secured, unproved.user?.secured]).toEqual([true, false])
  })
})
