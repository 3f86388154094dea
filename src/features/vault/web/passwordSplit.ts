import { AUTH_ITERATIONS, AUTH_KEY_BYTES, SALT_BYTES } from '../domain/cryptoConstants.ts'
import { AUTH_INFO, AUTH_SALT_PREFIX, wrapInfo } from '../domain/labels.ts'
import { type Bytes, toBase64url, utf8 } from './bytes.ts'
import { deriveAesKey, deriveBytes, importRoot } from './hkdf.ts'

/**
 * One password, two keys that tell nothing of each other: `authKey` goes to the server instead of the password, `wrapKey` never
 * leaves the browser and opens the private key.
 */
export async function deriveAuthKey(email: string, password: string): Promise<string> {
  const root = await stretch(password, await authSaltOf(email), AUTH_ITERATIONS, 'SHA-256')
  return toBase64url(await deriveBytes(root, AUTH_INFO, AUTH_KEY_BYTES))
}

export async function deriveWrapKey(
  password: string,
  salt: Bytes,
  iterations: number,
  userID: string,
): Promise<CryptoKey> {
  return deriveAesKey(await stretch(password, salt, iterations, 'SHA-512'), wrapInfo(userID))
}

/** The form in which an e-mail address is compared everywhere. */
export function canonicalEmail(email: string): string {
  return email.normalize('NFKC').trim().toLowerCase()
}

async function authSaltOf(email: string): Promise<Bytes> {
  const hash = await crypto.subtle.digest('SHA-256', utf8(AUTH_SALT_PREFIX + canonicalEmail(email)))
  return new Uint8Array(hash).slice(0, SALT_BYTES)
}

/** PBKDF2 to 32 bytes, as the root of sub-keys. */
async function stretch(
  password: string,
  salt: Bytes,
  iterations: number,
  hash: 'SHA-256' | 'SHA-512',
): Promise<CryptoKey> {
  const typed = await crypto.subtle.importKey('raw', utf8(password.normalize('NFKC')), 'PBKDF2', false, ['deriveBits'])
  const bits = await crypto.subtle.deriveBits({ name: 'PBKDF2', salt, iterations, hash }, typed, 256)
  return importRoot(new Uint8Array(bits))
}
