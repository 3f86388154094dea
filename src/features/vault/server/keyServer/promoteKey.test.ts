import { describe, expect, it } from 'vitest'
import { fingerprint, somebody, useKeyServer } from '#app/keyServer/testKeyCalls.ts'

const { make, promote } = useKeyServer()
const missing = { status: 404, body: { code: 'vault.key_missing' } }

describe('promoteKey', () => {
  it('refuses to promote before a public key is registered', async () => {
    const person = somebody()
    await make(person)
    expect(await promote(person, null)).toMatchObject(missing)
  })

  it('promotes only the key whose fingerprint the main server has registered', async () => {
    const person = somebody()
    await make(person)
    expect(await promote(person, 'another-fingerprint')).toMatchObject(missing)
    expect(await promote(person, fingerprint)).toMatchObject({ status: 200, body: { state: 'active' } })
  })
})
