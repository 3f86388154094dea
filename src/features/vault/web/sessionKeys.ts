import { IV_BYTES } from '../domain/cryptoConstants.ts'
import { sessionKeyInfo } from '../domain/labels.ts'
import { type Bytes, fromBase64url, randomBytes } from './bytes.ts'
import { deriveAesKey, importRoot } from './hkdf.ts'
import { open, seal } from './seal.ts'
import type { KeptKey, SessionStore } from './sessionStore.ts'
import { VaultFailure } from './vaultFailure.ts'

/** Seals the private key under HKDF(S) and keeps it in the browser; S goes to the server. Neither is enough alone. */
export async function keepForSession(
  store: SessionStore,
  userID: string,
  sessionSecret: string,
  pkcs8: Bytes,
): Promise<void> {
  const iv = randomBytes(IV_BYTES)
  const key = await sessionKeyOf(sessionSecret, userID)
  await store.add({ userID, iv, sealed: await seal(key, iv, pkcs8, sessionKeyInfo(userID)) })
}

/** The private key that was kept, opened with the server's half. */
export async function restoreForSession(store: SessionStore, userID: string, sessionSecret: string): Promise<Bytes> {
  const key = await sessionKeyOf(sessionSecret, userID)
  for (const kept of (await store.read()).toReversed()) {
    const pkcs8 = await openKept(key, userID, kept)
    if (pkcs8) return pkcs8
  }
  throw new VaultFailure('vault.session_restore_failed')
}

async function openKept(key: CryptoKey, userID: string, kept: KeptKey): Promise<Bytes | null> {
  if (kept.userID !== userID) return null
  return open(key, kept.iv, kept.sealed, sessionKeyInfo(userID)).catch(() => null)
}

async function sessionKeyOf(sessionSecret: string, userID: string): Promise<CryptoKey> {
  return deriveAesKey(await importRoot(fromBase64url(sessionSecret)), sessionKeyInfo(userID))
}
