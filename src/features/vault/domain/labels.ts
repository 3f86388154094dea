/**
 * Every text that goes under a key: HKDF info, additional data of AES-GCM, labels of RSA-OAEP.
 * They keep one use of a key apart from every other, so a sealed thing can be opened only as what it was sealed as.
 * Changing one makes everything sealed under it unreadable: add a new version beside it instead.
 */

/** A part must not carry the separator, or two different lists of parts could give one label. */
function joined(...parts: readonly string[]): string {
  for (const part of parts) {
    if (part === '' || part.includes('|')) throw new RangeError('A label part must not be empty or contain "|"')
  }
  return parts.join('|')
}

export const AUTH_SALT_PREFIX = 'befundo/auth-salt/v1|'
export const AUTH_INFO = 'befundo/auth/v1'
/** K = HKDF(authKey, KEYSTORE_INFO): under it the key server keeps a bundle at rest. */
export const KEYSTORE_INFO = 'keystore'
export const FACILITY_KEY_ID_PREFIX = 'befundo/facility-key/v1'
export const RECOVERY_CHECKSUM_PREFIX = 'befundo/recovery-kit/v1'

export const wrapInfo = (userID: string) => joined('befundo/wrap/v1', userID)

/** Additional data of a wrapped private key. `fingerprint` is base64url(SHA-256(spki)). */
export const bundleAdditionalData = (userID: string, fingerprint: string, kdf: string) =>
  joined(userID, fingerprint, kdf)

export interface MemberSecretPlace {
  facilityID: string
  userID: string
  keyVersion: number
}

/** RSA-OAEP label of a facility secret sealed for a member. */
export const memberSecretLabel = ({ facilityID, userID, keyVersion }: MemberSecretPlace) =>
  joined(facilityID, userID, String(keyVersion))

/** RSA-OAEP label of a session challenge. It differs from every member label, so a browser cannot be used to open secrets for others. */
export const challengeLabel = (sessionID: string) => joined('befundo/session-challenge/v1', sessionID)

/** Where a sealed name belongs; it opens nowhere else. */
export interface NamePlace {
  facilityID: string
  patientID: string
  field: string
}

export const nameInfo = ({ facilityID, field }: NamePlace) => joined('befundo/name/v1', facilityID, field)

export const nameAdditionalData = (keyId: string, { facilityID, patientID, field }: NamePlace) =>
  joined('v1', keyId, facilityID, patientID, field)

export const sessionKeyInfo = (userID: string) => joined('befundo/session/v1', userID)

export interface RecoveryPlace {
  kitID: string
  facilityID: string
  keyVersion: number
}

export const recoveryInfo = ({ facilityID, keyVersion }: RecoveryPlace) =>
  joined('befundo/recovery/v1', facilityID, String(keyVersion))

export const recoveryAdditionalData = ({ kitID, facilityID, keyVersion }: RecoveryPlace, keyId: string) =>
  joined('v1', kitID, facilityID, String(keyVersion), keyId)
