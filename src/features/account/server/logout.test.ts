import { beforeEach, describe, expect, it } from 'vitest'
import { useTestServer } from '#app/server/useTestServer.ts'
import { buildUser, signInAs } from '#db/seed/builders.ts'
import { emptyTestServer } from '#db/seed/emptyTestServer.ts'
import { autologin } from '../contract/autologin.ts'
import { changeLanguage } from '../contract/changeLanguage.ts'
import { logout } from '../contract/logout.ts'

const server = useTestServer()
beforeEach(async () => await emptyTestServer(server))

describe('logout', () => {
  it('refuses a call without the csrf token of its cookie, and the session lives on', async () => {
    const client = await signInAs(server, await buildUser(server))
    const answer = await server.call(client, logout, {}, { headers: { 'csrf-token': 'wrong' } })
    expect(answer).toMatchObject({ status: 403, refusal: { code: 'csrf.invalid' } })
    expect(await server.expectOk(client, autologin, {})).not.toMatchObject({ userID: null })
  })

  it('does no harm where nobody is logged in', async () => {
    expect(await server.call(server.newClient(), logout, {})).toMatchObject({ ok: true })
  })

  it('ends the session for the old cookie too and goes on with a new one', async () => {
    const client = await signInAs(server, await buildUser(server))
    const old = { cookie: client.cookie }
    await server.expectOk(client, logout, {})
    expect(client.cookie).not.toBe(old.cookie)
    expect(await server.call(old, changeLanguage, { language: 'en' })).toMatchObject({ status: 401 })
    expect(await server.call(client, changeLanguage, { language: 'en' })).toMatchObject({ status: 401 })
  })
})
