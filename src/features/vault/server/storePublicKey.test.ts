import { generateKeyPairSync } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { useTestServer } from '#app/server/useTestServer.ts'
import { buildUser, signInAs } from '#db/seed/builders.ts'
import { storePublicKey } from '../contract/storePublicKey.ts'
import { hasKey } from './hasKey.ts'
import { fingerprintOf } from './readPublicKey.ts'
import { findUserKey } from './userKeyQueries.ts'

const server = useTestServer()

function makePublicKey(modulusLength = 4096, publicExponent = 65_537): string {
  const { publicKey } = generateKeyPairSync('rsa', { modulusLength, publicExponent })
  return publicKey.export({ format: 'der', type: 'spki' }).toString('base64')
}
const KEY = makePublicKey()

describe('user/publicKey', () => {
  it.each([
    ['no key at all', Buffer.alloc(550, 7).toString('base64')],
    ['another exponent', makePublicKey(4096, 3)],
    [
      'a key with something behind it',
      Buffer.concat([Buffer.from(KEY, 'base64'), Buffer.from([0])]).toString('base64'),
    ],
  ])('refuses %s', async (_what, publicKey) => {
    const client = await signInAs(server, await buildUser(server), { proved: false })
    const answer = await server.call(client, storePublicKey, { publicKey })
    expect(answer).toMatchObject({ status: 400, refusal: { code: 'vault.public_key_invalid' } })
  })

  it('refuses a shorter key', async () => {
    const client = await signInAs(server, await buildUser(server))
    expect(await server.call(client, storePublicKey, { publicKey: makePublicKey(2048) })).toMatchObject({ status: 400 })
  })

  it('refuses a second key and keeps the first', async () => {
    const user = await buildUser(server)
    const client = await signInAs(server, user)
    await server.expectOk(client, storePublicKey, { publicKey: KEY })
    const answer = await server.call(client, storePublicKey, { publicKey: makePublicKey() })
    expect(answer).toMatchObject({ status: 409, refusal: { code: 'vault.public_key_exists' } })
    expect((await findUserKey(server.db, user.id))?.fingerprint).toBe(fingerprintOf(KEY))
  })

  it('takes the same key again', async () => {
    const user = await buildUser(server)
    const client = await signInAs(server, user, { proved: false })
    expect(await hasKey(server.db, user.id)).toBe(false)
    await server.expectOk(client, storePublicKey, { publicKey: KEY })
    await server.expectOk(client, storePublicKey, { publicKey: KEY })
    expect(await hasKey(server.db, user.id)).toBe(true)
  })
})
