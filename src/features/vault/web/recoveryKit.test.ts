import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { fromBase64url, toBase64url } from './bytes.ts'
import { type FacilitySecret, makeFacilitySecret } from './facilitySecret.ts'
import { makeRecoveryKit, openRecoveryKit, type RecoveryKit } from './recoveryKit.ts'

const failure = { code: 'vault.recovery_code_invalid' }
let secret: FacilitySecret
let kit: RecoveryKit
beforeAll(async () => {
  secret = await makeFacilitySecret('facility-1')
  kit = await makeRecoveryKit(secret)
})

describe('openRecoveryKit', () => {
  it('refuses a code with one wrong sign', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(55), fc.integer({ min: 1, max: 31 }), async (at, step) => {
        const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
        const signs = Array.from(kit.code.replaceAll('-', ''))
        signs[at] = alphabet[(alphabet.indexOf(signs[at] ?? '') + step) % 32] ?? ''
        await expect(openRecoveryKit(signs.join(''), kit.copy)).rejects.toMatchObject(failure)
      }),
      { numRuns: 300 },
    )
  })

  it('refuses the code of another kit, another facility, another version and an altered copy', async () => {
    const other = await makeRecoveryKit(secret)
    const bytes = fromBase64url(kit.copy.sealed)
    bytes[20] = (bytes[20] ?? 0) ^ 1
    await expect(openRecoveryKit(other.code, kit.copy)).rejects.toMatchObject(failure)
    await expect(openRecoveryKit(kit.code, { ...kit.copy, facilityID: 'facility-2' })).rejects.toMatchObject(failure)
    await expect(openRecoveryKit(kit.code, { ...kit.copy, keyVersion: 2 })).rejects.toMatchObject(failure)
    await expect(openRecoveryKit(kit.code, { ...kit.copy, kitID: other.copy.kitID })).rejects.toMatchObject(failure)
    await expect(openRecoveryKit(kit.code, { ...kit.copy, sealed: toBase64url(bytes) })).rejects.toMatchObject(failure)
  })

  it('gives the facility secret back, however the code was typed', async () => {
    const opened = await openRecoveryKit(kit.code.toLowerCase().replaceAll('-', ' '), kit.copy)
    expect({ bytes: opened.bytes, keyId: opened.keyId }).toEqual({ bytes: secret.bytes, keyId: secret.keyId })
  })
})
