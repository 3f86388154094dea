import { beforeEach, describe, expect, it } from 'vitest'
import { useTestServer } from '#app/server/useTestServer.ts'
import { buildUser } from '#db/seed/builders.ts'
import { emptyTestServer } from '#db/seed/emptyTestServer.ts'
import { verifyEmail } from '../contract/verifyEmail.ts'
import { userAccount } from './account.table.ts'
import { makeLinkCode } from './linkQueries.ts'

const server = useTestServer()
beforeEach(async () => await emptyTestServer(server))

const makeCode = async (purpose: 'verifyEmail' | 'revokeRegistration' = 'verifyEmail') => {
  const user = await buildUser(server, { email: 'neu@praxis.example', emailVerifiedAt: null })
  return await makeLinkCode(server.db, user.id, purpose, server.clock.now)
}
const verifiedAt = async () => (await server.db.select().from(userAccount))[0]?.emailVerifiedAt?.toISOString() ?? null

describe('verifyEmail', () => {
  it('refuses an unknown code', async () => {
    await makeCode()
    const answer = await server.call(server.newClient(), verifyEmail, { code: 'x'.repeat(43) })
    expect(answer).toMatchObject({ status: 400, refusal: { code: 'account.link_invalid' } })
    expect(await verifiedAt()).toBeNull()
  })

  it('refuses the code of a link with another purpose', async () => {
    const code = await makeCode('revokeRegistration')
    expect(await server.call(server.newClient(), verifyEmail, { code })).toMatchObject({ status: 400 })
    expect(await verifiedAt()).toBeNull()
  })

  it('refuses a link after 24 hours, to the second', async () => {
    const code = await makeCode()
    server.clock.now = new Date(server.clock.now.getTime() + 24 * 3_600_000)
    expect(await server.call(server.newClient(), verifyEmail, { code })).toMatchObject({ status: 400 })
    server.clock.now = new Date(server.clock.now.getTime() - 1000)
    expect(await server.call(server.newClient(), verifyEmail, { code })).toMatchObject({ ok: true })
  })

  it('confirms the address, and a second click says so again without changing the time', async () => {
    const code = await makeCode()
    expect(await server.expectOk(server.newClient(), verifyEmail, { code })).toEqual({ email: 'neu@praxis.example' })
    const first = await verifiedAt()
    expect(first).toBe(server.clock.now.toISOString())
    server.clock.now = new Date(server.clock.now.getTime() + 60_000)
    await server.expectOk(server.newClient(), verifyEmail, { code })
    expect(await verifiedAt()).toBe(first)
  })
})
