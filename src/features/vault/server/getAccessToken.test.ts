import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { useTestServer } from '#app/server/useTestServer.ts'
import { buildUser, signInAs } from '#db/seed/builders.ts'
import { getAccessToken } from '../contract/getAccessToken.ts'
import { accessTokenKey, openAccessToken } from './accessToken.ts'
import { deriveKeystoreKey } from './keystoreKey.ts'
import { rememberPasswordLogin } from './rememberPasswordLogin.ts'
import { findSessionVault } from './sessionVaultQueries.ts'

const server = useTestServer()

async function loggedIn() {
  const user = await buildUser(server)
  const client = await signInAs(server, user, { proved: false })
  const { sessionID } = client
  const authKey = randomBytes(32).toString('base64url')
  await rememberPasswordLogin(server.db, { sessionID, authKey }, server.clock.now, server.settings.serverSecret)
  return { user, client, sessionID, authKey }
}

describe('user/accessToken', () => {
  it('refuses a session that did not begin with a password', async () => {
    const client = await signInAs(server, await buildUser(server))
    const answer = await server.call(client, getAccessToken, { purpose: 'getKey' })
    expect(answer).toMatchObject({ status: 403, refusal: { code: 'vault.password_login_needed' } })
  })

  it('refuses a password login older than 5 minutes, and has forgotten its key', async () => {
    const { client, sessionID } = await loggedIn()
    server.clock.now = new Date(server.clock.now.getTime() + 5 * 60_000)
    expect((await server.call(client, getAccessToken, {})).ok).toBe(true)
    server.clock.now = new Date(server.clock.now.getTime() + 1)
    const answer = await server.call(client, getAccessToken, {})
    expect(answer).toMatchObject({ status: 403, refusal: { code: 'vault.password_login_needed' } })
    expect((await findSessionVault(server.db, sessionID))?.keystoreKeySealed).toBeNull()
  })

  it('refuses an unknown purpose', async () => {
    const { client } = await loggedIn()
    // @ts-expect-error the contract does not know this purpose
    expect(await server.call(client, getAccessToken, { purpose: 'everything' })).toMatchObject({ status: 400 })
  })

  it('seals user, session, purpose and the key of the keystore for the key server alone', async () => {
    const { client, user, sessionID, authKey } = await loggedIn()
    const { accessToken } = await server.expectOk(client, getAccessToken, { purpose: 'newKey' })
    expect(openAccessToken(accessTokenKey('another secret'), accessToken)).toBeNull()
    expect(openAccessToken(accessTokenKey(server.settings.serverSecret), accessToken)).toMatchObject({
      userID: user.id,
      sessionID,
      purpose: 'newKey',
      keystoreKey: deriveKeystoreKey(authKey),
      fingerprint: null,
      expiresAtMs: server.clock.now.getTime() + 60_000,
    })
  })

  it('keeps neither the authKey nor the key of the keystore in readable form', async () => {
    const { sessionID, authKey } = await loggedIn()
    const row = JSON.stringify(await findSessionVault(server.db, sessionID))
    expect(row).not.toContain(authKey)
    expect(row).not.toContain(deriveKeystoreKey(authKey))
  })
})
