import { randomBytes, randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Contract } from '#base/contract/call.ts'
import type { KeyServerPurpose } from '#features/vault/contract/getAccessToken.ts'
import { getKey } from '#features/vault/contract/getKey.ts'
import { newKey } from '#features/vault/contract/newKey.ts'
import { promoteKey } from '#features/vault/contract/promoteKey.ts'
import { accessTokenKey, sealAccessToken } from '#features/vault/server/accessToken.ts'
import { keyBundle } from '#features/vault/server/keyServer/keyServer.table.ts'
import { fingerprintOf } from '#features/vault/server/readPublicKey.ts'
import type { FormatFixture } from '#features/vault/web/fixtures/FormatFixture.ts'
import { startTestKeyServer, type TestKeyServer } from './testKeyServer.ts'

const SECRET = 'test-secret-that-is-long-enough-for-hmac'
const PUBLIC_URL = 'https://praxis.example'
const FIXTURE = new URL('../../features/vault/web/fixtures/format-v1.json', import.meta.url)
const { bundle }: FormatFixture = JSON.parse(readFileSync(FIXTURE, 'utf8'))
const fingerprint = fingerprintOf(bundle.publicKey)
const clock = { now: new Date('2026-11-21T09:00:00Z') }
let keyServer: TestKeyServer

beforeAll(async () => {
  keyServer = await startTestKeyServer({ serverSecret: SECRET, publicUrl: PUBLIC_URL }, clock)
})
afterAll(() => keyServer.close())

interface Person {
  userID: string
  keystoreKey: string
}
const somebody = (): Person => ({ userID: randomUUID(), keystoreKey: randomBytes(32).toString('base64url') })

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
  const response = await keyServer.server.inject({ method: 'POST', url: `/${contract.path}`, payload, headers })
  return { status: response.statusCode, headers: response.headers, body: response.json<Record<string, unknown>>() }
}

const { privateKey, publicKey, kdf, salt, initializationVector: iv } = bundle
const parts = { key: { privateKey, publicKey, kdf }, salt, iv }
const refused = { status: 401, body: { code: 'vault.access_token_invalid' } }

describe('every call of the key server', () => {
  const person = somebody()
  const given = (accessToken: string, userID = person.userID) => ({ accessToken, userID, ...parts })

  it('refuses what is no token, a token of another server and an altered one', async () => {
    const token = tokenFor(person, 'newKey')
    const altered = token.slice(0, 40) + (token[40] === 'A' ? 'B' : 'A') + token.slice(41)
    const foreign = tokenFor(person, 'newKey', { secret: 'the secret of another server' })
    for (const bad of ['', 'token', altered, foreign]) expect(await send(newKey, given(bad))).toMatchObject(refused)
  })

  it('refuses a token of another user, of another purpose and one that is 60 seconds old', async () => {
    expect(await send(newKey, given(tokenFor(person, 'newKey'), randomUUID()))).toMatchObject(refused)
    expect(await send(newKey, given(tokenFor(person, 'getKey')))).toMatchObject(refused)
    const old = tokenFor(person, 'newKey')
    clock.now = new Date(clock.now.getTime() + 60_000)
    expect(await send(newKey, given(old))).toMatchObject(refused)
  })

  it('takes a token once, also when it is sent twice at the same moment', async () => {
    const token = tokenFor(person, 'newKey')
    const answers = await Promise.all([
      send(newKey, given(token)),
      send(newKey, given(token)),
      send(newKey, given(token)),
    ])
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 401, 401])
  })

  it('refuses unknown fields, with the sentence in the language asked for', async () => {
    const answer = await send(getKey, { accessToken: 'a', userID: person.userID, password: 'x' })
    expect(answer).toMatchObject({ status: 400, body: { code: 'input.invalid', title: 'Please check your input' } })
  })

  it('answers pages of the product only, and without cookies', async () => {
    const own = await send(getKey, { accessToken: 'a', userID: person.userID }, PUBLIC_URL)
    expect(own.headers['access-control-allow-origin']).toBe(PUBLIC_URL)
    expect(own.headers['access-control-allow-credentials']).toBeUndefined()
    for (const origin of ['https://evil.example', 'null', `${PUBLIC_URL}.evil.example`]) {
      const foreign = await send(getKey, { accessToken: 'a', userID: person.userID }, origin)
      expect(foreign).toMatchObject({ status: 403 })
      expect(foreign.headers['access-control-allow-origin']).toBeUndefined()
    }
  })
})

describe('newKey, promoteKey and getKey', () => {
  const get = (person: Person, registered: string | null) =>
    send(getKey, { accessToken: tokenFor(person, 'getKey', { fingerprint: registered }), userID: person.userID })
  const make = (person: Person, registered: string | null = null) =>
    send(newKey, {
      accessToken: tokenFor(person, 'newKey', { fingerprint: registered }),
      userID: person.userID,
      ...parts,
    })
  const promote = (person: Person, registered: string | null) =>
    send(promoteKey, {
      accessToken: tokenFor(person, 'promoteKey', { fingerprint: registered }),
      userID: person.userID,
    })
  const missing = { status: 404, body: { code: 'vault.key_missing' } }

  it('gives out and promotes nothing before a public key is registered', async () => {
    const person = somebody()
    await make(person)
    expect(await get(person, null)).toMatchObject(missing)
    expect(await promote(person, null)).toMatchObject(missing)
  })

  it('promotes only the key whose fingerprint the main server has registered', async () => {
    const person = somebody()
    await make(person)
    expect(await promote(person, 'another-fingerprint')).toMatchObject(missing)
    expect(await promote(person, fingerprint)).toMatchObject({ status: 200, body: { state: 'active' } })
  })

  it('refuses another key once a public key is registered', async () => {
    const answer = await make(somebody(), 'another-fingerprint')
    expect(answer).toMatchObject({ status: 409, body: { code: 'vault.public_key_exists' } })
  })

  it('gives out a pending key whose public key is registered, so that a broken-off set-up locks nobody out', async () => {
    const person = somebody()
    expect(await make(person)).toMatchObject({ status: 200, body: { state: 'pending' } })
    expect(await get(person, fingerprint)).toMatchObject({ status: 200, body: { bundle, state: 'pending' } })
  })

  it('does not touch an active key when the same one comes again', async () => {
    const person = somebody()
    await make(person)
    await promote(person, fingerprint)
    const before = await keyServer.db.select().from(keyBundle)
    expect(await make(person, fingerprint)).toMatchObject({ status: 200, body: { state: 'active' } })
    expect(await keyServer.db.select().from(keyBundle)).toEqual(before)
  })

  it('opens a bundle only with the key that came from the password, and never keeps one that the key server could open', async () => {
    const person = somebody()
    await make(person)
    const thief = { ...person, keystoreKey: randomBytes(32).toString('base64url') }
    expect(await get(thief, fingerprint)).toMatchObject({ status: 500, body: { code: 'vault.bundle_invalid' } })
    const rows = JSON.stringify(await keyServer.db.select().from(keyBundle))
    expect(rows).not.toContain(privateKey.slice(0, 40))
    expect(rows).not.toContain(person.keystoreKey)
  })

  it('writes no token, key or user into its log', async () => {
    const person = somebody()
    await make(person)
    await get(person, null)
    const log = keyServer.logLines.join('')
    expect(log).toContain('"path":"/newKey/"')
    for (const secret of [person.userID, person.keystoreKey, privateKey.slice(0, 40)]) expect(log).not.toContain(secret)
  })
})
