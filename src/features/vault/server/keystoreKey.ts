import { hkdfSync } from 'node:crypto'
import { KEYSTORE_INFO } from '../domain/labels.ts'
import { openText, sealText, serverKey } from './sealText.ts'

/** K = HKDF(authKey, "keystore"), base64url. Whoever holds a dump of the key server has to guess at Argon2id and not at PBKDF2. */
export function deriveKeystoreKey(authKey: string): string {
  return Buffer.from(hkdfSync('sha256', Buffer.from(authKey, 'base64url'), '', KEYSTORE_INFO, 32)).toString('base64url')
}

export function sealKeystoreKey(serverSecret: string, sessionID: string, keystoreKey: string): string {
  return sealText(serverKey(serverSecret, 'keystore-key'), keystoreKey, sessionID)
}

export function openKeystoreKey(serverSecret: string, sessionID: string, sealed: string): string | null {
  return openText(serverKey(serverSecret, 'keystore-key'), sealed, sessionID)
}
