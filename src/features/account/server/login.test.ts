import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { useTestServer } from '#app/server/useTestServer.ts'
import { buildUser, signInAs } from '#db/seed/builders.ts'
import { emptyTestServer } from '#db/seed/emptyTestServer.ts'
import { registerClient } from '#features/operations/contract/registerClient.ts'
import { autologin } from '../contract/autologin.ts'
import { login } from '../contract/login.ts'
import { session } from './account.table.ts'

const email = 'Jördis@Praxis.Example'
const password = 'a'.repeat(43)
const wrong = 'b'.repeat(43)
const server = useTestServer()
beforeEach(async () => await emptyTestServer(server))

async function buildLogin(given: Parameters<typeof buildUser>[1] = {}) {
  return await buildUser(server, {
    email,
    login: { authKey: password, serverSecret: server.settings.serverSecret },
    ...given,
  })
}

describe('login', () => {
  it('refuses a wrong password and an unknown address with the same words', async () => {
    await buildLogin()
    const one = await server.call(server.newClient(), login, { email, password: wrong })
    const other = await server.call(server.newClient(), login, { email: 'nobody@praxis.example', password: wrong })
    expect(one).toMatchObject({ ok: false, status: 400, refusal: { code: 'account.credentials_wrong' } })
    expect(other).toEqual(one)
  })

  it('refuses an address that is not confirmed, but only to who knows the password', async () => {
    await buildLogin({ emailVerifiedAt: null })
    const stranger = await server.call(server.newClient(), login, { email, password: wrong })
    const owner = await server.call(server.newClient(), login, { email, password })
    expect(stranger).toMatchObject({ refusal: { code: 'account.credentials_wrong' } })
    expect(owner).toMatchObject({ status: 403, refusal: { code: 'account.email_not_verified' } })
  })

  it.each(['Geheim-Passwort-1', 'a'.repeat(42), 'a'.repeat(44), `${'a'.repeat(42)}!`])(
    'refuses what is no derived key, such as %s, so that a typed password is never taken',
    async (typed) => {
      const answer = await server.call(server.newClient(), login, { email, password: typed })
      expect(answer).toMatchObject({ status: 400, refusal: { code: 'input.invalid' } })
    },
  )

  it('refuses who is already logged in', async () => {
    const client = await signInAs(server, await buildLogin())
    const answer = await server.call(client, login, { email, password })
    expect(answer).toMatchObject({ status: 403, refusal: { code: 'session.already_logged_in' } })
  })

  it('refuses the sixth attempt in 15 minutes even with the right password, and allows it afterwards', async () => {
    await buildLogin()
    for (let attempt = 0; attempt < 5; attempt += 1)
      await server.call(server.newClient(), login, { email, password: wrong })
    const sixth = await server.call(server.newClient(), login, { email: ` ${email.toLowerCase()}`, password })
    expect(sixth).toMatchObject({ status: 429, refusal: { code: 'rate.limited', data: { waitSeconds: 900 } } })
    server.clock.now = new Date(server.clock.now.getTime() + 15 * 60_000)
    expect(await server.call(server.newClient(), login, { email, password })).toMatchObject({ ok: true })
  })

  it('does not count against who logs in rightly again and again', async () => {
    await buildLogin()
    for (let round = 0; round < 6; round += 1) {
      expect(await server.call(server.newClient(), login, { email, password })).toMatchObject({ ok: true })
    }
  })

  it('logs in, rotates the cookie, and keeps only its hash', async () => {
    const user = await buildLogin()
    const client = server.newClient()
    const anonymous = client.cookie
    const { user: answered } = await server.expectOk(client, login, { email: ' jördis@praxis.example ', password })
    expect(answered).toMatchObject({
      userID: user.id,
      email,
      secured: false,
      hasKey: false,
      facilities: [],
      filter: 'private',
    })
    expect(client.cookie).not.toBe(anonymous)
    const rows = await server.db.select().from(session).where(eq(session.userID, user.id))
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain(client.cookie)
    expect(await server.expectOk({ cookie: anonymous }, autologin, {})).toEqual({ userID: null, user: null })
  })

  it('brings the csrf token of the new cookie, not of the old one', async () => {
    await buildLogin()
    const client = server.newClient()
    const before = await server.expectOk(client, registerClient, {})
    const { csrfToken } = await server.expectOk(client, login, { email, password })
    const after = await server.expectOk(client, registerClient, {})
    expect(csrfToken).toBe(after.csrfToken)
    expect(csrfToken).not.toBe(before.csrfToken)
  })

  it('writes neither address nor key into the log', async () => {
    await buildLogin()
    await server.call(server.newClient(), login, { email, password: wrong })
    await server.call(server.newClient(), login, { email, password })
    const lines = server.logLines.join('\n')
    expect(lines).toContain('user/login')
    for (const secret of [email, email.toLowerCase(), password, wrong]) expect(lines).not.toContain(secret)
  })
})
