import { KEY_ID_BYTES, SECRET_BYTES } from '../domain/cryptoConstants.ts'
import { FACILITY_KEY_ID_PREFIX, memberSecretLabel } from '../domain/labels.ts'
import { formatMemberSecret, parseMemberSecret } from '../domain/memberSecretFormat.ts'
import { type Bytes, concatBytes, fromBase64url, randomBytes, toBase64url, toHex, utf8 } from './bytes.ts'
import { importRoot } from './hkdf.ts'
import { decryptWith, encryptFor } from './keyPair.ts'
import { VaultFailure } from './vaultFailure.ts'

/** The secret of a facility as it lies opened in the worker; it never leaves it except sealed. */
export interface FacilitySecret {
  facilityID: string
  keyVersion: number
  /** 16 hex digits that name the secret. */
  keyId: string
  /** For sealing it to others and into a recovery kit. */
  bytes: Bytes
  /** Root of the sub-keys of names; cannot be read out. */
  root: CryptoKey
}

/** Makes the secret of a facility, in its admin's browser. */
export function makeFacilitySecret(facilityID: string, keyVersion = 1): Promise<FacilitySecret> {
  return facilitySecretOf(facilityID, keyVersion, randomBytes(SECRET_BYTES))
}

export async function facilitySecretOf(facilityID: string, keyVersion: number, bytes: Bytes): Promise<FacilitySecret> {
  if (bytes.length !== SECRET_BYTES) throw new VaultFailure('vault.secret_invalid')
  const [keyId, root] = await Promise.all([keyIdOf(bytes), importRoot(bytes)])
  return { facilityID, keyVersion, keyId, bytes, root }
}

async function keyIdOf(secret: Bytes): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', concatBytes(utf8(FACILITY_KEY_ID_PREFIX), secret))
  return toHex(new Uint8Array(hash).subarray(0, KEY_ID_BYTES))
}

/** Seals the secret for a member: `encryptedSecret` of `POST facility/member/secret`. */
export async function sealSecretFor(userID: string, publicKey: string, secret: FacilitySecret): Promise<string> {
  const { facilityID, keyVersion, keyId } = secret
  const ciphertext = await encryptFor(publicKey, secret.bytes, memberSecretLabel({ facilityID, userID, keyVersion }))
  return formatMemberSecret({ keyVersion, keyId, ciphertextBase64url: toBase64url(ciphertext) })
}

/** Opens one's own sealed secret; refuses one that was sealed for another facility, user or version. */
export async function openSecret(
  privateKey: CryptoKey,
  { facilityID, userID }: { facilityID: string; userID: string },
  encryptedSecret: string,
): Promise<FacilitySecret> {
  const parsed = parseMemberSecret(encryptedSecret)
  if (!parsed) throw new VaultFailure('vault.secret_invalid')
  const { keyVersion, keyId, ciphertextBase64url } = parsed
  const label = memberSecretLabel({ facilityID, userID, keyVersion })
  const bytes = await decryptWith(privateKey, fromBase64url(ciphertextBase64url), label).catch((cause: unknown) => {
    throw new VaultFailure('vault.secret_invalid', cause)
  })
  const secret = await facilitySecretOf(facilityID, keyVersion, bytes)
  if (secret.keyId !== keyId) throw new VaultFailure('vault.secret_invalid')
  return secret
}
