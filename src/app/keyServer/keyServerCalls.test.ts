import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { getKey } from '#features/vault/contract/getKey.ts'
import { newKey } from '#features/vault/contract/newKey.ts'
import { bundle, parts, PUBLIC_URL, somebody, useKeyServer } from './testKeyCalls.ts'

const { clock, keyServer, tokenFor, send, get, make } = useKeyServer()
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

  it('writes no token, key or user into its log', async () => {
    const person = somebody()
    await make(person)
    await get(person, null)
    const log = keyServer().logLines.join('')
    expect(log).toContain('"path":"/newKey/"')
    for (const secret of [person.userID, person.keystoreKey, bundle.privateKey.slice(0, 40)])
      expect(log).not.toContain(secret)
  })
})
