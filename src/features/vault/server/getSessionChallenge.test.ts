import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { useTestServer } from '#app/server/useTestServer.ts'
import { buildUser, signInAs } from '#db/seed/builders.ts'
import { answerSessionChallenge } from '../contract/answerSessionChallenge.ts'
import { getSessionChallenge } from '../contract/getSessionChallenge.ts'
import { storePublicKey } from '../contract/storePublicKey.ts'
import type { FormatFixture } from '../web/fixtures/FormatFixture.ts'
import { findSessionVault } from './sessionVaultQueries.ts'

const server = useTestServer()
const fixture: FormatFixture = JSON.parse(
  readFileSync(new URL('../web/fixtures/format-v1.json', import.meta.url), 'utf8'),
)

describe('user/session-challenge', () => {
  it('refuses a challenge for who has no key', async () => {
    const client = await signInAs(server, await buildUser(server))
    expect(await server.call(client, getSessionChallenge, {})).toMatchObject({ status: 404 })
  })

  it('gives each time another one, and keeps of it nothing that could be the answer', async () => {
    const client = await signInAs(server, await buildUser(server), { proved: false })
    await server.expectOk(client, storePublicKey, { publicKey: fixture.bundle.publicKey })
    const first = await server.expectOk(client, getSessionChallenge, {})
    const second = await server.expectOk(client, getSessionChallenge, {})
    expect(second.sessionID).toBe(first.sessionID)
    expect(second.challenge).not.toBe(first.challenge)
    const kept = (await findSessionVault(server.db, client.sessionID))?.challengeHash ?? ''
    expect(kept).toMatch(/^[\w-]{43}$/)
    expect(await server.call(client, answerSessionChallenge, { token: kept })).toMatchObject({ status: 403 })
  })
})
