import { type Bytes, utf8 } from './bytes.ts'

/** AES-256-GCM. `place` is the additional data: what is sealed opens only where it was put. */
export async function seal(key: CryptoKey, iv: Bytes, text: Bytes, place: string): Promise<Bytes> {
  return new Uint8Array(await crypto.subtle.encrypt({ name: 'AES-GCM', iv, additionalData: utf8(place) }, key, text))
}

/** Opens what `seal` made, or throws where key, iv, place or a single bit differs. */
export async function open(key: CryptoKey, iv: Bytes, sealed: Bytes, place: string): Promise<Bytes> {
  return new Uint8Array(await crypto.subtle.decrypt({ name: 'AES-GCM', iv, additionalData: utf8(place) }, key, sealed))
}
