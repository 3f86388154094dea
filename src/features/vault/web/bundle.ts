import { IV_BYTES, SALT_BYTES } from '../domain/cryptoConstants.ts'
import { readWrapIterations, WRAP_KDF } from '../domain/kdfDescriptor.ts'
import { bundleAdditionalData } from '../domain/labels.ts'
import type { KeyBundle } from '../contract/keyBundle.ts'
import { type Bytes, fromBase64, randomBytes, toBase64 } from './bytes.ts'
import { fingerprintOf, publicKeyOf, type FreshKeyPair } from './keyPair.ts'
import { deriveWrapKey } from './passwordSplit.ts'
import { open, seal } from './seal.ts'
import { VaultFailure } from './vaultFailure.ts'

/** Wraps a private key under the password, for the key server. Each call has a salt and an iv of its own. */
export async function wrapKeyPair(
  userID: string,
  password: string,
  { pkcs8, publicKey }: FreshKeyPair,
): Promise<KeyBundle> {
  const salt = randomBytes(SALT_BYTES)
  const iv = randomBytes(IV_BYTES)
  const wrapKey = await deriveWrapKey(password, salt, iterationsOf(WRAP_KDF), userID)
  const place = bundleAdditionalData(userID, await fingerprintOf(publicKey), WRAP_KDF)
  return {
    initializationVector: toBase64(iv),
    salt: toBase64(salt),
    privateKey: toBase64(await seal(wrapKey, iv, pkcs8, place)),
    publicKey,
    kdf: WRAP_KDF,
  }
}

/**
 * Opens a bundle and proves that it is this user's and whole: additional data by AES-GCM, then the public key is computed anew from
 * the private one and compared. Whoever calls imports the result non-extractably and overwrites it.
 */
export async function unwrapBundle(userID: string, password: string, bundle: KeyBundle): Promise<Bytes> {
  const iterations = iterationsOf(bundle.kdf)
  const fingerprint = await fingerprintOf(bundle.publicKey)
  const pkcs8 = await openPrivateKey(userID, password, bundle, iterations, fingerprint)
  const recomputed = await publicKeyOf(pkcs8)
  if (recomputed !== bundle.publicKey) {
    pkcs8.fill(0)
    throw new VaultFailure('vault.bundle_invalid')
  }
  return pkcs8
}

async function openPrivateKey(
  userID: string,
  password: string,
  bundle: KeyBundle,
  iterations: number,
  fingerprint: string,
): Promise<Bytes> {
  try {
    const salt = fromBase64(bundle.salt)
    const iv = fromBase64(bundle.initializationVector)
    if (salt.length !== SALT_BYTES || iv.length !== IV_BYTES) throw new RangeError('Salt or iv of a wrong length')
    const wrapKey = await deriveWrapKey(password, salt, iterations, userID)
    const place = bundleAdditionalData(userID, fingerprint, bundle.kdf)
    return await open(wrapKey, iv, fromBase64(bundle.privateKey), place)
  } catch (cause) {
    throw new VaultFailure('vault.bundle_invalid', cause)
  }
}

function iterationsOf(kdf: string): number {
  const iterations = readWrapIterations(kdf)
  if (iterations === null) throw new VaultFailure('vault.kdf_refused')
  return iterations
}
