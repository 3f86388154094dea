import { beforeEach, describe, expect, it } from 'vitest'
import { useTestServer } from '#app/server/useTestServer.ts'
import { buildUser, signInAs } from '#db/seed/builders.ts'
import { emptyTestServer } from '#db/seed/emptyTestServer.ts'
import { autologin } from '#features/account/contract/autologin.ts'
import { registerClient } from '../contract/registerClient.ts'

const server = useTestServer()
beforeEach(async () => await emptyTestServer(server))

describe('registerClient', () => {
  it('refuses a page of another origin', async () => {
    const answer = await server.call(
      server.newClient(),
      registerClient,
      {},
      { headers: { origin: 'https://elsewhere.example' } },
    )
    expect(answer).toMatchObject({ status: 403, refusal: { code: 'csrf.invalid' } })
  })

  it('gives a browser without a cookie one, and the csrf token that belongs to it', async () => {
    const client = { cookie: '' }
    const { csrfToken } = await server.expectOk(client, registerClient, {})
    expect(client.cookie).toMatch(/^[A-Za-z0-9_-]{43}$/)
    const next = await server.call(client, autologin, {}, { headers: { 'csrf-token': csrfToken } })
    expect(next).toMatchObject({ ok: true })
  })

  it('leaves the cookie of a session alone', async () => {
    const client = await signInAs(server, await buildUser(server))
    const before = client.cookie
    await server.expectOk(client, registerClient, {})
    expect(client.cookie).toBe(before)
  })

  it('answers the configuration and none of its secrets', async () => {
    const answer = await server.expectOk(server.newClient(), registerClient, {})
    expect(answer).toMatchObject({
      registration: 'open',
      b2b: true,
      smtp: false,
      formInputMaxLength: 2000,
      keyServerUrl: 'http://localhost:3001',
    })
    expect(answer.version).toMatch(/^\d+\.\d+\.\d+/)
    expect(JSON.stringify(answer)).not.toContain(server.settings.serverSecret)
  })
})
