/**
 * How a recovery key is written on paper: 32 bytes of key and 3 of checksum in Crockford's base 32, 14 groups of 4.
 * Crockford's alphabet has no I, L, O and U; what a reader mistakes for 1 or 0 is taken as that.
 */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const GROUP_LENGTH = 4

export const RECOVERY_CHECKSUM_BYTES = 3
export const RECOVERY_CODE_BYTES = 35
export const RECOVERY_GROUPS = 14

/** Writes 35 bytes as 14 groups with hyphens. */
export function formatRecoveryCode(bytes: Uint8Array): string {
  if (bytes.length !== RECOVERY_CODE_BYTES) throw new RangeError(`A recovery code has ${RECOVERY_CODE_BYTES} bytes`)
  let bits = 0
  let value = 0
  let text = ''
  for (const byte of bytes) {
    value = (value << 8) | byte
    bits += 8
    while (bits >= 5) {
      bits -= 5
      text += ALPHABET[(value >> bits) & 31]
    }
    value &= 31
  }
  return text.match(/.{4}/g)?.join('-') ?? ''
}

/** Upper case, without hyphens and blanks, mistaken letters put right. */
export function normalizeRecoveryText(typed: string): string {
  return typed
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[\s\-–—.]/g, '')
    .replaceAll(/[IL]/g, '1')
    .replaceAll('O', '0')
}

/** Reads a typed code back to 35 bytes, or null where a sign or the length is wrong. The checksum is tested by the caller. */
export function parseRecoveryCode(typed: string): Uint8Array<ArrayBuffer> | null {
  const text = normalizeRecoveryText(typed)
  if (text.length !== RECOVERY_GROUPS * GROUP_LENGTH) return null
  const bytes = new Uint8Array(RECOVERY_CODE_BYTES)
  let bits = 0
  let value = 0
  let at = 0
  for (const sign of text) {
    const digit = ALPHABET.indexOf(sign)
    if (digit < 0) return null
    value = ((value << 5) | digit) & 0xfff
    bits += 5
    if (bits >= 8) {
      bits -= 8
      bytes[at++] = (value >> bits) & 0xff
    }
  }
  return bytes
}

/** Whether the typed group is the last one of the code: the proof that the kit was kept. */
export function isLastRecoveryGroup(code: string, typed: string): boolean {
  return normalizeRecoveryText(typed) === normalizeRecoveryText(code).slice(-GROUP_LENGTH)
}
