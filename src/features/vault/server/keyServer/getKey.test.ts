import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { bundle, fingerprint, somebody, useKeyServer } from '#app/keyServer/testKeyCalls.ts'
import { keyBundle } from './keyServer.table.ts'

const { keyServer, get, make } = useKeyServer()
const missing = { status: 404, body: { code: 'vault.key_missing' } }

describe('getKey', () => {
  it('refuses a key before a public key is registered', async () => {
    const person = somebody()
    await make(person)
    expect(await get(person, null)).toMatchObject(missing)
  })

  it('gives nobody the key of another user', async () => {
    await make(somebody())
    expect(await get(somebody(), fingerprint)).toMatchObject(missing)
  })

  it('opens a bundle only with the key that came from the password, and never keeps one that the key server could open', async () => {
    const person = somebody()
    await make(person)
    const thief = { ...person, keystoreKey: randomBytes(32).toString('base64url') }
    expect(await get(thief, fingerprint)).toMatchObject({ status: 500, body: { code: 'vault.bundle_invalid' } })
    const rows = JSON.stringify(await keyServer().db.select().from(keyBundle))
    expect(rows).not.toContain(bundle.privateKey.slice(0, 40))
    expect(rows).not.toContain(person.keystoreKey)
  })

  it('gives out a pending key whose public key is registered, so that a broken-off set-up locks nobody out', async () => {
    const person = somebody()
    expect(await make(person)).toMatchObject({ status: 200, body: { state: 'pending' } })
    expect(await get(person, fingerprint)).toMatchObject({ status: 200, body: { bundle, state: 'pending' } })
  })
})
