import { describe, expect, it } from 'vitest'
import { fromBase64url, toBase64url } from './bytes.ts'
import { makeFacilitySecret, openSecret, sealSecretFor } from './facilitySecret.ts'
import { encryptFor, importPrivateKey, makeKeyPair } from './keyPair.ts'

const failure = { code: 'vault.secret_invalid' }

describe('openSecret', async () => {
  const pair = await makeKeyPair()
  const privateKey = await importPrivateKey(pair.pkcs8)
  const secret = await makeFacilitySecret('facility-1')
  const sealed = await sealSecretFor('user-1', pair.publicKey, secret)
  const mine = { facilityID: 'facility-1', userID: 'user-1' }

  it.each([
    ['a secret of another facility', { ...mine, facilityID: 'facility-2' }, sealed],
    ['a secret of another user', { ...mine, userID: 'user-2' }, sealed],
    ['another key version', mine, sealed.replace('1.1.', '1.2.')],
    ['another key id', mine, sealed.replace(secret.keyId, '0123456789abcdef')],
    ['something else', mine, 'secret'],
  ])('refuses %s', async (_what, place, text) => {
    await expect(openSecret(privateKey, place, text)).rejects.toMatchObject(failure)
  })

  it('refuses an altered byte', async () => {
    const [version, keyVersion, keyId, ciphertext = ''] = sealed.split('.')
    const bytes = fromBase64url(ciphertext)
    bytes[100] = (bytes[100] ?? 0) ^ 4
    const altered = [version, keyVersion, keyId, toBase64url(bytes)].join('.')
    await expect(openSecret(privateKey, mine, altered)).rejects.toMatchObject(failure)
  })

  it('refuses a secret that has not 32 bytes', async () => {
    const short = toBase64url(await encryptFor(pair.publicKey, new Uint8Array(16), 'facility-1|user-1|1'))
    await expect(openSecret(privateKey, mine, `1.1.${secret.keyId}.${short}`)).rejects.toMatchObject(failure)
  })

  it('refuses the key of another member', async () => {
    const foreign = await importPrivateKey((await makeKeyPair()).pkcs8)
    await expect(openSecret(foreign, mine, sealed)).rejects.toMatchObject(failure)
  })

  it('opens what was sealed for this member', async () => {
    const opened = await openSecret(privateKey, mine, sealed)
    expect({ bytes: opened.bytes, keyId: opened.keyId, keyVersion: opened.keyVersion }).toEqual({
      bytes: secret.bytes,
      keyId: secret.keyId,
      keyVersion: 1,
    })
  })
})
