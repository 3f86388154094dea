import { IV_BYTES, SECRET_BYTES } from '../domain/cryptoConstants.ts'
import { RECOVERY_CHECKSUM_PREFIX, recoveryAdditionalData, recoveryInfo } from '../domain/labels.ts'
import { formatRecoveryCode, parseRecoveryCode, RECOVERY_CHECKSUM_BYTES } from '../domain/recoveryCode.ts'
import { type Bytes, concatBytes, fromBase64url, randomBytes, sameBytes, toBase64url, utf8 } from './bytes.ts'
import { type FacilitySecret, facilitySecretOf } from './facilitySecret.ts'
import { deriveAesKey, importRoot } from './hkdf.ts'
import { open, seal } from './seal.ts'
import { VaultFailure } from './vaultFailure.ts'

/** First byte of a sealed copy. */
const KIT_VERSION = 1

/** What the server keeps of a kit. Without the code on paper it tells nothing. */
export interface SealedKit {
  kitID: string
  facilityID: string
  keyVersion: number
  keyId: string
  /** base64url(0x01 ‖ iv ‖ AES-GCM). */
  sealed: string
}

export interface RecoveryKit {
  /** 14 groups of 4 for the paper; never sent anywhere. */
  code: string
  copy: SealedKit
}

/**
 * Makes a recovery kit. It seals the facility secret, not the private key of its maker: after a reset there is a new key pair, and
 * what has to come back is the practice's names.
 */
export async function makeRecoveryKit(secret: FacilitySecret): Promise<RecoveryKit> {
  const key = randomBytes(SECRET_BYTES)
  const code = formatRecoveryCode(concatBytes(key, await checksumOf(key)))
  const { facilityID, keyVersion, keyId } = secret
  const place = { kitID: crypto.randomUUID(), facilityID, keyVersion }
  const iv = randomBytes(IV_BYTES)
  const aesKey = await deriveAesKey(await importRoot(key), recoveryInfo(place))
  const ciphertext = await seal(aesKey, iv, secret.bytes, recoveryAdditionalData(place, keyId))
  key.fill(0)
  return {
    code,
    copy: { ...place, keyId, sealed: toBase64url(concatBytes(Uint8Array.of(KIT_VERSION), iv, ciphertext)) },
  }
}

/** Opens a sealed copy with the code from the paper. */
export async function openRecoveryKit(typedCode: string, copy: SealedKit): Promise<FacilitySecret> {
  const key = await readRecoveryKey(typedCode)
  try {
    const bytes = fromBase64url(copy.sealed)
    if (bytes[0] !== KIT_VERSION) throw new TypeError('A version this program does not know')
    const aesKey = await deriveAesKey(await importRoot(key), recoveryInfo(copy))
    const place = recoveryAdditionalData(copy, copy.keyId)
    const opened = await open(aesKey, bytes.slice(1, 1 + IV_BYTES), bytes.slice(1 + IV_BYTES), place)
    const secret = await facilitySecretOf(copy.facilityID, copy.keyVersion, opened)
    if (secret.keyId !== copy.keyId) throw new TypeError('The copy holds another secret')
    return secret
  } catch (cause) {
    throw new VaultFailure('vault.recovery_code_invalid', cause)
  }
}

async function readRecoveryKey(typedCode: string): Promise<Bytes> {
  const bytes = parseRecoveryCode(typedCode)
  const key = bytes?.slice(0, SECRET_BYTES)
  if (!bytes || !key || !sameBytes(await checksumOf(key), bytes.subarray(SECRET_BYTES))) {
    throw new VaultFailure('vault.recovery_code_invalid')
  }
  return key
}

/** Tells a typing error from a wrong kit. */
async function checksumOf(key: Bytes): Promise<Bytes> {
  const hash = await crypto.subtle.digest('SHA-256', concatBytes(utf8(RECOVERY_CHECKSUM_PREFIX), key))
  return new Uint8Array(hash).slice(0, RECOVERY_CHECKSUM_BYTES)
}
