import { describe, expect, it } from 'vitest'
import { fingerprint, somebody, useKeyServer } from '#app/keyServer/testKeyCalls.ts'
import { keyBundle } from './keyServer.table.ts'

const { keyServer, make, promote } = useKeyServer()

describe('newKey', () => {
  it('refuses another key once a public key is registered', async () => {
    const answer = await make(somebody(), 'another-fingerprint')
    expect(answer).toMatchObject({ status: 409, body: { code: 'vault.public_key_exists' } })
  })

  it('does not touch an active key when the same one comes again', async () => {
    const person = somebody()
    await make(person)
    await promote(person, fingerprint)
    const before = await keyServer().db.select().from(keyBundle)
    expect(await make(person, fingerprint)).toMatchObject({ status: 200, body: { state: 'active' } })
    expect(await keyServer().db.select().from(keyBundle)).toEqual(before)
  })
})
