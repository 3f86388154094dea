import { RSA_HASH, RSA_MODULUS_BITS, RSA_PUBLIC_EXPONENT } from '../domain/cryptoConstants.ts'
import { type Bytes, toBase64, toBase64url, fromBase64, utf8 } from './bytes.ts'

const ALGORITHM = { name: 'RSA-OAEP', hash: RSA_HASH }
/** base64url of 65537, as a JWK writes it. */
const EXPONENT_BASE64URL = 'AQAB'

export interface FreshKeyPair {
  /** Overwrite with zeros as soon as it is wrapped. */
  pkcs8: Bytes
  /** base64 of spki, as `POST user/publicKey` takes it. */
  publicKey: string
}

/** A new key pair of a user. The private key is extractable for this one moment only: to be wrapped. */
export async function makeKeyPair(): Promise<FreshKeyPair> {
  const publicExponent = Uint8Array.from([
    RSA_PUBLIC_EXPONENT >> 16,
    (RSA_PUBLIC_EXPONENT >> 8) & 0xff,
    RSA_PUBLIC_EXPONENT & 0xff,
  ])
  const pair = await crypto.subtle.generateKey(
    { ...ALGORITHM, modulusLength: RSA_MODULUS_BITS, publicExponent },
    true,
    ['encrypt', 'decrypt'],
  )
  const pkcs8 = new Uint8Array(await crypto.subtle.exportKey('pkcs8', pair.privateKey))
  const spki = new Uint8Array(await crypto.subtle.exportKey('spki', pair.publicKey))
  return { pkcs8, publicKey: toBase64(spki) }
}

/** base64url(SHA-256(spki)): the name of a public key everywhere. */
export async function fingerprintOf(publicKey: string): Promise<string> {
  return toBase64url(new Uint8Array(await crypto.subtle.digest('SHA-256', fromBase64(publicKey))))
}

export function importPublicKey(publicKey: string): Promise<CryptoKey> {
  return crypto.subtle.importKey('spki', fromBase64(publicKey), ALGORITHM, true, ['encrypt'])
}

/** Takes a private key in so that nobody, not even this page, can read it out again. */
export function importPrivateKey(pkcs8: Bytes): Promise<CryptoKey> {
  return crypto.subtle.importKey('pkcs8', pkcs8, ALGORITHM, false, ['decrypt'])
}

/** The public key that belongs to a private one, or null where it is not a key as Spec §9 asks for. */
export async function publicKeyOf(pkcs8: Bytes): Promise<string | null> {
  const readable = await crypto.subtle.importKey('pkcs8', pkcs8, ALGORITHM, true, ['decrypt'])
  const { kty, n, e } = await crypto.subtle.exportKey('jwk', readable)
  if (n === undefined || kty !== 'RSA' || e !== EXPONENT_BASE64URL) return null
  if (n.length !== Math.ceil((RSA_MODULUS_BITS / 8) * (4 / 3))) return null
  const publicKey = await crypto.subtle.importKey('jwk', { kty, n, e, ext: true }, ALGORITHM, true, ['encrypt'])
  return toBase64(new Uint8Array(await crypto.subtle.exportKey('spki', publicKey)))
}

export async function encryptFor(publicKey: string, bytes: Bytes, label: string): Promise<Bytes> {
  const key = await importPublicKey(publicKey)
  return new Uint8Array(await crypto.subtle.encrypt({ name: 'RSA-OAEP', label: utf8(label) }, key, bytes))
}

/** Throws where key or label differ. */
export async function decryptWith(privateKey: CryptoKey, sealed: Bytes, label: string): Promise<Bytes> {
  return new Uint8Array(await crypto.subtle.decrypt({ name: 'RSA-OAEP', label: utf8(label) }, privateKey, sealed))
}
