import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { useTestServer } from '#app/server/useTestServer.ts'
import { buildUser, signInAs } from '#db/seed/builders.ts'
import { getSessionSecret } from '../contract/getSessionSecret.ts'
import { storeSessionSecret } from '../contract/storeSessionSecret.ts'
import { sessionVault } from './vault.table.ts'

const server = useTestServer()
const makeSecret = () => randomBytes(32).toString('base64url')

describe('user/session-secret', () => {
  it('says so where the session has none, also to another session of the same user', async () => {
    const user = await buildUser(server)
    const [one, two] = [await signInAs(server, user), await signInAs(server, user)]
    await server.expectOk(one, storeSessionSecret, { secret: makeSecret() })
    const answer = await server.call(two, getSessionSecret, {})
    expect(answer).toMatchObject({ status: 404, refusal: { code: 'vault.session_secret_missing' } })
  })

  it('refuses one that was copied from the row of another session', async () => {
    const user = await buildUser(server)
    const [one, two] = [await signInAs(server, user), await signInAs(server, user)]
    await server.expectOk(one, storeSessionSecret, { secret: makeSecret() })
    const [row] = await server.db.select().from(sessionVault).where(eq(sessionVault.sessionID, one.sessionID))
    await server.db
      .insert(sessionVault)
      .values({ sessionID: two.sessionID, sessionSecretSealed: row?.sessionSecretSealed ?? null })
    const answer = await server.call(two, getSessionSecret, {})
    expect(answer).toMatchObject({ status: 404, refusal: { code: 'vault.session_secret_missing' } })
  })
})
