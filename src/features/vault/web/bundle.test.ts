import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { unwrapBundle, wrapKeyPair } from './bundle.ts'
import { fromBase64, toBase64 } from './bytes.ts'
import { decryptWith, encryptFor, importPrivateKey, makeKeyPair } from './keyPair.ts'
import type { FormatFixture } from './fixtures/FormatFixture.ts'

const formatV1: FormatFixture = JSON.parse(readFileSync(new URL('fixtures/format-v1.json', import.meta.url), 'utf8'))

const { userID, password, bundle } = formatV1

function flipped(base64: string, at: number, bit: number): string {
  const bytes = fromBase64(base64)
  const index = at % bytes.length
  bytes[index] = (bytes[index] ?? 0) ^ (1 << bit)
  return toBase64(bytes)
}

describe('unwrapBundle', () => {
  it.each([
    ['a wrong password', userID, 'Grüner-Tee 1888!', bundle],
    ['the bundle of another user', '8f14e45f-ceea-467f-a9f0-2c5d1e0b7a12', password, bundle],
    ['a salt that is too short', userID, password, { ...bundle, salt: toBase64(fromBase64(bundle.salt).slice(1)) }],
    ['no base64', userID, password, { ...bundle, privateKey: `${bundle.privateKey}!` }],
    ['another iteration count that is high enough', userID, password, { ...bundle, kdf: 'pbkdf2-sha512-100001' }],
  ])('refuses %s', async (_what, user, typed, given) => {
    await expect(unwrapBundle(user, typed, given)).rejects.toMatchObject({ code: 'vault.bundle_invalid' })
  })

  it.each([
    'pbkdf2-sha512-99999',
    'pbkdf2-sha512-1',
    'pbkdf2-sha512-0100000',
    'pbkdf2-sha512-9999999999',
    'pbkdf2-sha512-1e6',
    'md5',
    '',
  ])('refuses the key derivation %j before it computes anything', async (kdf) => {
    await expect(unwrapBundle(userID, password, { ...bundle, kdf })).rejects.toMatchObject({
      code: 'vault.kdf_refused',
    })
  })

  it("refuses a server's own public key beside the right private key", async () => {
    const { publicKey } = await makeKeyPair()
    await expect(unwrapBundle(userID, password, { ...bundle, publicKey })).rejects.toMatchObject({
      code: 'vault.bundle_invalid',
    })
  })

  it('refuses a private key that does not belong to the public key it was wrapped with', async () => {
    const [mine, foreign] = await Promise.all([makeKeyPair(), makeKeyPair()])
    const mixed = await wrapKeyPair(userID, password, { pkcs8: mine.pkcs8, publicKey: foreign.publicKey })
    await expect(unwrapBundle(userID, password, mixed)).rejects.toMatchObject({ code: 'vault.bundle_invalid' })
  })

  it('refuses every altered bit', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('privateKey' as const, 'salt' as const, 'initializationVector' as const),
        fc.nat(5000),
        fc.nat(7),
        async (part, at, bit) => {
          const altered = { ...bundle, [part]: flipped(bundle[part], at, bit) }
          await expect(unwrapBundle(userID, password, altered)).rejects.toMatchObject({ code: 'vault.bundle_invalid' })
        },
      ),
      { numRuns: 40 },
    )
  })

  it('opens what wrapKeyPair made; the key decrypts and cannot be read out', async () => {
    const pair = await makeKeyPair()
    const [one, two] = await Promise.all([wrapKeyPair(userID, password, pair), wrapKeyPair(userID, password, pair)])
    expect(one.salt).not.toBe(two.salt)
    expect(one.privateKey).not.toBe(two.privateKey)
    const key = await importPrivateKey(await unwrapBundle(userID, password, one))
    const sealed = await encryptFor(pair.publicKey, new Uint8Array([1, 2, 3]), 'label')
    expect(await decryptWith(key, sealed, 'label')).toEqual(new Uint8Array([1, 2, 3]))
    await expect(decryptWith(key, sealed, 'another label')).rejects.toThrow()
    await expect(crypto.subtle.exportKey('pkcs8', key)).rejects.toThrow()
  })
})
