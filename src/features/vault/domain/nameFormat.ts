import { IV_BYTES, IV_SEPARATOR } from './cryptoConstants.ts'

/** An integer whose decimal text is the 12 bytes of the iv. The type is the proof that it was checked. */
export type InitializationVector = number & { readonly checked: 'initializationVector' }

/** Spec §5, word by word. */
export const IV_NOT_A_NUMBER = 'Initialization vector must be a number'

/** Checks what the server sent. Throws `IV_NOT_A_NUMBER` for anything but an integer of exactly 12 digits (Spec §5). */
export function readInitializationVector(value: unknown): InitializationVector {
  if (typeof value !== 'number' || !Number.isSafeInteger(value) || value < 0) throw new TypeError(IV_NOT_A_NUMBER)
  if (String(value).length !== IV_BYTES) throw new RangeError(`Initialization vector must be exactly ${IV_BYTES} bytes`)
  return value as InitializationVector
}

export interface SealedName {
  iv: InitializationVector
  /** base64 with padding. */
  dataBase64: string
}

/** `e_lastName = iv + "-" + data` (Spec §9). */
export function formatSealedName({ iv, dataBase64 }: SealedName): string {
  return `${iv}${IV_SEPARATOR}${dataBase64}`
}

/** What any `e_…` field must look like; the server checks no more than this. */
export const SEALED_NAME_PATTERN = /^[1-9][0-9]{11}-(?:[A-Za-z0-9+/]{4})+(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/

/** Longest `e_…` field the server keeps, in characters: about 3,000 bytes of text. An HL7 message has a limit of its own. */
export const SEALED_NAME_MAX_LENGTH = 4200

/** Reads an `e_…` field, or null where it is none. */
export function parseSealedName(sealed: string): SealedName | null {
  if (!SEALED_NAME_PATTERN.test(sealed)) return null
  return {
    iv: readInitializationVector(Number(sealed.slice(0, IV_BYTES))),
    dataBase64: sealed.slice(IV_BYTES + IV_SEPARATOR.length),
  }
}
