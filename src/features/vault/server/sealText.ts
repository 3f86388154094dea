import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { GCM_TAG_BYTES, IV_BYTES } from '../domain/cryptoConstants.ts'

/** A sub-key of the server's secret, for one use only. */
export function serverKey(serverSecret: string, use: string): Buffer {
  return Buffer.from(hkdfSync('sha256', serverSecret, '', `befundo/server/${use}/v1`, 32))
}

/** AES-256-GCM with node:crypto for what the server keeps to itself: base64url(iv ‖ text ‖ tag). `place` is the additional data. */
export function sealText(key: Buffer, text: string, place: string): string {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(place))
  return Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]).toString('base64url')
}

/** Opens what `sealText` made, or null where key, place or a bit differs. */
export function openText(key: Buffer, sealed: string, place: string): string | null {
  const bytes = Buffer.from(sealed, 'base64url')
  if (bytes.length < IV_BYTES + GCM_TAG_BYTES) return null
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, IV_BYTES), { authTagLength: GCM_TAG_BYTES })
  decipher.setAAD(Buffer.from(place)).setAuthTag(bytes.subarray(-GCM_TAG_BYTES))
  try {
    return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES, -GCM_TAG_BYTES)), decipher.final()]).toString('utf8')
  } catch {
    return null
  }
}
