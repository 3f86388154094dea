import { readFileSync } from 'node:fs'
import { constants, privateDecrypt, randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { useTestServer } from '#app/server/useTestServer.ts'
import { buildUser, signInAs } from '#db/seed/builders.ts'
import { answerSessionChallenge } from '../contract/answerSessionChallenge.ts'
import { getSessionChallenge } from '../contract/getSessionChallenge.ts'
import { listSecrets } from '../contract/listSecrets.ts'
import { storePublicKey } from '../contract/storePublicKey.ts'
import { challengeLabel } from '../domain/labels.ts'
import { unwrapBundle } from '../web/bundle.ts'
import type { FormatFixture } from '../web/fixtures/FormatFixture.ts'

const server = useTestServer()
const fixture: FormatFixture = JSON.parse(
  readFileSync(new URL('../web/fixtures/format-v1.json', import.meta.url), 'utf8'),
)
const pkcs8 = Buffer.from(await unwrapBundle(fixture.userID, fixture.password, fixture.bundle))

async function loggedIn() {
  const client = await signInAs(server, await buildUser(server), { proved: false })
  await server.expectOk(client, storePublicKey, { publicKey: fixture.bundle.publicKey })
  return client
}

/** Opens a challenge with Node's own functions. */
function open(challenge: string, sessionID: string): string {
  const key = { key: pkcs8, format: 'der', type: 'pkcs8', padding: constants.RSA_PKCS1_OAEP_PADDING } as const
  const oaepLabel = Buffer.from(challengeLabel(sessionID))
  return privateDecrypt({ ...key, oaepHash: 'sha512', oaepLabel }, Buffer.from(challenge, 'base64url')).toString(
    'base64url',
  )
}

const failed = { status: 403, refusal: { code: 'vault.challenge_failed' } }

describe('user/session-challenge', () => {
  it('refuses a guess, and the challenge is used up by it', async () => {
    const client = await loggedIn()
    const { challenge, sessionID } = await server.expectOk(client, getSessionChallenge, {})
    const guess = randomBytes(32).toString('base64url')
    expect(await server.call(client, answerSessionChallenge, { token: guess })).toMatchObject(failed)
    const token = open(challenge, sessionID)
    expect(await server.call(client, answerSessionChallenge, { token })).toMatchObject(failed)
  })

  it('refuses an answer after 60 seconds', async () => {
    const client = await loggedIn()
    const { challenge, sessionID } = await server.expectOk(client, getSessionChallenge, {})
    server.clock.now = new Date(server.clock.now.getTime() + 60_000)
    expect(await server.call(client, answerSessionChallenge, { token: open(challenge, sessionID) })).toMatchObject(
      failed,
    )
  })

  it('refuses the answer to the challenge of another session', async () => {
    const [one, two] = [await loggedIn(), await loggedIn()]
    await server.expectOk(two, getSessionChallenge, {})
    const { challenge, sessionID } = await server.expectOk(one, getSessionChallenge, {})
    expect(await server.call(two, answerSessionChallenge, { token: open(challenge, sessionID) })).toMatchObject(failed)
  })

  it('refuses sealed things before the proof and gives them after it; the answer works once', async () => {
    const client = await loggedIn()
    expect(await server.call(client, listSecrets, {})).toMatchObject({ refusal: { code: 'session.not_proved' } })
    const { challenge, sessionID } = await server.expectOk(client, getSessionChallenge, {})
    const token = open(challenge, sessionID)
    expect(await server.expectOk(client, answerSessionChallenge, { token })).toEqual({ secured: true })
    expect(await server.expectOk(client, listSecrets, {})).toEqual({ secrets: [] })
    expect(await server.call(client, answerSessionChallenge, { token })).toMatchObject(failed)
  })
})
