/** People who set up their keys at the real key server, for tests of its calls. */
import { randomBytes, randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll } from 'vitest'
import type { Contract } from '#base/contract/call.ts'
import type { KeyServerPurpose } from '#features/vault/contract/getAccessToken.ts'
import { getKey } from '#features/vault/contract/getKey.ts'
import { newKey } from '#features/vault/contract/newKey.ts'
import { promoteKey } from '#features/vault/contract/promoteKey.ts'
import { accessTokenKey, sealAccessToken } from '#features/vault/server/accessToken.ts'
import { fingerprintOf } from '#features/vault/server/readPublicKey.ts'
import type { FormatFixture } from '#features/vault/web/fixtures/FormatFixture.ts'
import { startTestKeyServer, type TestKeyServer } from './testKeyServer.ts'

const SECRET = 'test-secret-that-is-long-enough-for-hmac'
export const PUBLIC_URL = 'https://praxis.example'
const FIXTURE = new URL('../../features/vault/web/fixtures/format-v1.json', import.meta.url)
export const { bundle }: FormatFixture = JSON.parse(readFileSync(FIXTURE, 'utf8'))
export const fingerprint = fingerprintOf(bundle.publicKey)

const { privateKey, publicKey, kdf, salt, initializationVector: iv } = bundle
/** What `newKey` is sent beside token and user. */
export const parts = { key: { privateKey, publicKey, kdf }, salt, iv }

export interface Person {
  userID: string
  keystoreKey: string
}
export const somebody = (): Person => ({
  userID: randomUUID(),
  keystoreKey: randomBytes(32).toString('base64url'),
})

/** One key server for a test file, and how its calls are sent. `registered` is the fingerprint that the main server has put into the token. */
export function useKeyServer() {
  const clock = { now: new Date('2026-11-21T09:00:00Z') }
  let running: TestKeyServer | null = null
  beforeAll(async () => {
    running = await startTestKeyServer({ serverSecret: SECRET, publicUrl: PUBLIC_URL }, clock)
  })
  afterAll(() => running?.close())
  const keyServer = () => {
    if (!running) throw new Error('The key server runs only inside tests')
    return running
  }

  function tokenFor(
    person: Person,
    purpose: KeyServerPurpose,
    more: { fingerprint?: string | null; secret?: string } = {},
  ) {
    return sealAccessToken(accessTokenKey(more.secret ?? SECRET), {
      ...person,
      tokenID: randomUUID(),
      sessionID: randomUUID(),
      purpose,
      fingerprint: more.fingerprint ?? null,
      expiresAtMs: clock.now.getTime() + 60_000,
    })
  }

  async function send(contract: Contract, payload: object, origin?: string) {
    const headers = { 'accept-language': 'en', ...(origin === undefined ? {} : { origin }) }
    const response = await keyServer().server.inject({ method: 'POST', url: `/${contract.path}`, payload, headers })
    return { status: response.statusCode, headers: response.headers, body: response.json<Record<string, unknown>>() }
  }

  const ask = (contract: Contract, purpose: KeyServerPurpose, person: Person, registered: string | null, more = {}) =>
    send(contract, {
      accessToken: tokenFor(person, purpose, { fingerprint: registered }),
      userID: person.userID,
      ...more,
    })
  return {
    clock,
    keyServer,
    tokenFor,
    send,
    get: (person: Person, registered: string | null) => ask(getKey, 'getKey', person, registered),
    make: (person: Person, registered: string | null = null) => ask(newKey, 'newKey', person, registered, parts),
    promote: (person: Person, registered: string | null) => ask(promoteKey, 'promoteKey', person, registered),
  }
}
