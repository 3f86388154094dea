import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { challengeLabel } from '../domain/labels.ts'
import { unwrapBundle } from './bundle.ts'
import { fromBase64url, toBase64url, toHex } from './bytes.ts'
import { openSecret } from './facilitySecret.ts'
import type { FormatFixture } from './fixtures/FormatFixture.ts'
import { decryptWith, importPrivateKey } from './keyPair.ts'
import { openName } from './nameSeal.ts'
import { deriveAuthKey } from './passwordSplit.ts'
import { openRecoveryKit } from './recoveryKit.ts'

const formatV1: FormatFixture = JSON.parse(readFileSync(new URL('fixtures/format-v1.json', import.meta.url), 'utf8'))

describe('what the first released format wrote', () => {
  const { userID, facilityID, sessionID, email, password } = formatV1

  it('still logs in', async () => {
    expect(await deriveAuthKey(email, password)).toBe(formatV1.authKey)
  })

  it('still opens: private key, challenge, facility secret and every name', async () => {
    const privateKey = await importPrivateKey(await unwrapBundle(userID, password, formatV1.bundle))
    const token = await decryptWith(privateKey, fromBase64url(formatV1.challenge.sealed), challengeLabel(sessionID))
    expect(toBase64url(token)).toBe(formatV1.challenge.token)
    const secret = await openSecret(privateKey, { facilityID, userID }, formatV1.memberSecret)
    expect({ hex: toHex(secret.bytes), keyId: secret.keyId }).toEqual({
      hex: formatV1.facilitySecretHex,
      keyId: formatV1.keyId,
    })
    for (const { sealed, text, ...place } of formatV1.names) expect(await openName(secret, place, sealed)).toBe(text)
    expect(formatV1.names).toHaveLength(6)
  })

  it('still gives the secret back from the recovery kit', async () => {
    const secret = await openRecoveryKit(formatV1.recovery.code, formatV1.recovery.copy)
    expect(toHex(secret.bytes)).toBe(formatV1.facilitySecretHex)
  })
})
