import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { useTestServer } from '#app/server/useTestServer.ts'
import { SESSION_ABSOLUTE_MS, SESSION_IDLE_MS } from '#features/account/domain/sessionLife.ts'
import { buildUser, signInAs } from '#db/seed/builders.ts'
import { PASSWORD_LOGIN_FRESH_MS } from '../domain/cryptoConstants.ts'
import { dropStaleSecrets } from './dropStaleSecrets.ts'
import { rememberPasswordLogin } from './rememberPasswordLogin.ts'
import { findSessionVault } from './sessionVaultQueries.ts'

const server = useTestServer()

/** A session with K and S, as after a login. */
async function loggedIn() {
  const { sessionID } = await signInAs(server, await buildUser(server))
  const authKey = randomBytes(32).toString('base64url')
  await rememberPasswordLogin(server.db, { sessionID, authKey }, server.clock.now, server.settings.serverSecret)
  return sessionID
}

const runAfter = (passedMs: number) =>
  dropStaleSecrets.run({
    db: server.db,
    settings: server.settings,
    kind: 'embedded',
    executeSql: () => Promise.reject(new Error('not needed')),
    log: { info: () => undefined, warn: () => undefined, error: () => undefined },
    now: () => new Date(server.clock.now.getTime() + passedMs),
  })

describe('dropStaleSecrets', () => {
  it('drops K five minutes after the login although nobody logs in again, and keeps the living session', async () => {
    const sessionID = await loggedIn()
    await runAfter(PASSWORD_LOGIN_FRESH_MS)
    expect((await findSessionVault(server.db, sessionID))?.keystoreKeySealed).toEqual(expect.any(String))
    await runAfter(PASSWORD_LOGIN_FRESH_MS + 1)
    expect(await findSessionVault(server.db, sessionID)).toMatchObject({ keystoreKeySealed: null })
  })

  it.each([SESSION_IDLE_MS, SESSION_ABSOLUTE_MS])(
    'drops everything of a session that nobody ended, %d ms later',
    async (passedMs) => {
      const sessionID = await loggedIn()
      await runAfter(passedMs - 1)
      if (passedMs === SESSION_IDLE_MS) expect(await findSessionVault(server.db, sessionID)).not.toBeNull()
      await runAfter(passedMs)
      expect(await findSessionVault(server.db, sessionID)).toBeNull()
    },
  )
})
