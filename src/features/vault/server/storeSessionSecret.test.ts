import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { useTestServer } from '#app/server/useTestServer.ts'
import { logout } from '#features/account/contract/logout.ts'
import { buildUser, signInAs } from '#db/seed/builders.ts'
import { getSessionSecret } from '../contract/getSessionSecret.ts'
import { storeSessionSecret } from '../contract/storeSessionSecret.ts'
import { findSessionVault } from './sessionVaultQueries.ts'

const server = useTestServer()
const makeSecret = () => randomBytes(32).toString('base64url')

describe('user/session-secret', () => {
  it('refuses what is no secret of 32 bytes', async () => {
    const client = await signInAs(server, await buildUser(server))
    for (const secret of ['', 'a'.repeat(42), 'a'.repeat(44), `${'a'.repeat(42)}!`]) {
      expect(await server.call(client, storeSessionSecret, { secret })).toMatchObject({ status: 400 })
    }
  })

  it('gives back the newest secret, which does not lie readable in the database', async () => {
    const client = await signInAs(server, await buildUser(server))
    const [older, newer] = [makeSecret(), makeSecret()]
    await server.expectOk(client, storeSessionSecret, { secret: older })
    await server.expectOk(client, storeSessionSecret, { secret: newer })
    expect(await server.expectOk(client, getSessionSecret, {})).toEqual({ secret: newer })
    expect(JSON.stringify(await findSessionVault(server.db, client.sessionID))).not.toContain(newer)
  })

  it('is gone after logging out', async () => {
    const client = await signInAs(server, await buildUser(server))
    await server.expectOk(client, storeSessionSecret, { secret: makeSecret() })
    await server.expectOk(client, logout, {})
    expect(await findSessionVault(server.db, client.sessionID)).toBeNull()
  })
})
