import { createHash, createPublicKey, type KeyObject } from 'node:crypto'
import { RSA_MODULUS_BITS, RSA_PUBLIC_EXPONENT } from '../domain/cryptoConstants.ts'

/** Reads base64 of spki; null unless it is exactly a public key as Spec §9 asks for. */
export function readPublicKey(publicKey: string): KeyObject | null {
  try {
    const key = createPublicKey({ key: Buffer.from(publicKey, 'base64'), format: 'der', type: 'spki' })
    const details = key.asymmetricKeyDetails
    const isOurs =
      key.asymmetricKeyType === 'rsa' &&
      details?.modulusLength === RSA_MODULUS_BITS &&
      details.publicExponent === BigInt(RSA_PUBLIC_EXPONENT)
    return isOurs && key.export({ format: 'der', type: 'spki' }).toString('base64') === publicKey ? key : null
  } catch {
    return null
  }
}

/** base64url(SHA-256(spki)). */
export function fingerprintOf(publicKey: string): string {
  return createHash('sha256').update(Buffer.from(publicKey, 'base64')).digest('base64url')
}
