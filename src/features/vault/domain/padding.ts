import { NAME_PADDING_STEP_BYTES } from './cryptoConstants.ts'

/** ISO/IEC 7816-4: one byte 0x80 ends the text, zeros fill up. */
const END = 0x80

/** Fills up to the next whole step; there is always at least the end byte. */
export function padText(text: Uint8Array): Uint8Array<ArrayBuffer> {
  const steps = Math.floor(text.length / NAME_PADDING_STEP_BYTES) + 1
  const padded = new Uint8Array(steps * NAME_PADDING_STEP_BYTES)
  padded.set(text)
  padded[text.length] = END
  return padded
}

/** Takes the padding off, or null where there is no valid one. */
export function unpadText(padded: Uint8Array): Uint8Array | null {
  if (padded.length === 0 || padded.length % NAME_PADDING_STEP_BYTES !== 0) return null
  const end = padded.findLastIndex((byte) => byte !== 0)
  if (end < 0 || padded[end] !== END || padded.length - end > NAME_PADDING_STEP_BYTES) return null
  return padded.subarray(0, end)
}
