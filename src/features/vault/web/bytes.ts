/** Bytes that lie in memory of their own, as WebCrypto wants them. */
export type Bytes = Uint8Array<ArrayBuffer>

export function utf8(text: string): Bytes {
  return new Uint8Array(new TextEncoder().encode(text))
}

/** Throws where the bytes are no UTF-8, instead of putting replacement signs into a name. */
export function fromUtf8(bytes: Uint8Array): string {
  return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
}

export function concatBytes(...parts: readonly Uint8Array[]): Bytes {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

export function randomBytes(count: number): Bytes {
  return crypto.getRandomValues(new Uint8Array(count))
}

export function sameBytes(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && a.every((byte, index) => byte === b[index])
}

export function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

export function toBase64(bytes: Uint8Array): string {
  let binary = ''
  for (const byte of bytes) binary += String.fromCharCode(byte)
  return btoa(binary)
}

/** Strict: one text for one row of bytes, so that no altered sign goes unnoticed. Throws otherwise. */
export function fromBase64(text: string): Bytes {
  const bytes = Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0))
  if (toBase64(bytes) !== text) throw new TypeError('Not the base64 of any bytes')
  return bytes
}

export function toBase64url(bytes: Uint8Array): string {
  return toBase64(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** Strict like `fromBase64`. */
export function fromBase64url(text: string): Bytes {
  if (/[+/=]/.test(text)) throw new TypeError('Not base64url')
  const padding = '='.repeat((4 - (text.length % 4)) % 4)
  return fromBase64(text.replaceAll('-', '+').replaceAll('_', '/') + padding)
}
