/**
 * `encryptedSecret` on the wire: `1.<keyVersion>.<keyId>.<base64url>`. The server reads version and keyId to keep the members of a
 * facility on one secret; the browser trusts neither, since the label of the ciphertext and the hash of the secret decide.
 */
export interface MemberSecret {
  keyVersion: number
  /** 16 lower-case hex digits. */
  keyId: string
  /** base64url of 512 bytes, RSA-OAEP. */
  ciphertextBase64url: string
}

export const MEMBER_SECRET_PATTERN = /^1\.([1-9][0-9]{0,5})\.([0-9a-f]{16})\.([A-Za-z0-9_-]{683})$/

export function formatMemberSecret({ keyVersion, keyId, ciphertextBase64url }: MemberSecret): string {
  return `1.${keyVersion}.${keyId}.${ciphertextBase64url}`
}

/** Reads an `encryptedSecret`, or null where it is none. */
export function parseMemberSecret(text: string): MemberSecret | null {
  const [, keyVersion, keyId, ciphertextBase64url] = MEMBER_SECRET_PATTERN.exec(text) ?? []
  if (keyVersion === undefined || keyId === undefined || ciphertextBase64url === undefined) return null
  return { keyVersion: Number(keyVersion), keyId, ciphertextBase64url }
}
