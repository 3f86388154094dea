import { AES_KEY_BITS } from '../domain/cryptoConstants.ts'
import { type Bytes, utf8 } from './bytes.ts'

const NO_SALT = new Uint8Array(0)

/** Takes secret bytes in as the root of sub-keys; they cannot be read out again. */
export function importRoot(secret: Bytes): Promise<CryptoKey> {
  return crypto.subtle.importKey('raw', secret, 'HKDF', false, ['deriveKey', 'deriveBits'])
}

/** HKDF-SHA-256 → AES-256-GCM key, not extractable. */
export function deriveAesKey(root: CryptoKey, info: string, salt: Bytes = NO_SALT): Promise<CryptoKey> {
  return crypto.subtle.deriveKey(
    { name: 'HKDF', hash: 'SHA-256', salt, info: utf8(info) },
    root,
    { name: 'AES-GCM', length: AES_KEY_BITS },
    false,
    ['encrypt', 'decrypt'],
  )
}

/** HKDF-SHA-256 → bytes. */
export async function deriveBytes(root: CryptoKey, info: string, count: number): Promise<Bytes> {
  const bits = await crypto.subtle.deriveBits(
    { name: 'HKDF', hash: 'SHA-256', salt: NO_SALT, info: utf8(info) },
    root,
    count * 8,
  )
  return new Uint8Array(bits)
}
