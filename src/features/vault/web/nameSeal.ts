import { NAME_SALT_BYTES, NAME_VERSION } from '../domain/cryptoConstants.ts'
import { nameAdditionalData, nameInfo, type NamePlace } from '../domain/labels.ts'
import {
  formatSealedName,
  type InitializationVector,
  parseSealedName,
  readInitializationVector,
} from '../domain/nameFormat.ts'
import { padText, unpadText } from '../domain/padding.ts'
import { type Bytes, concatBytes, fromBase64, fromUtf8, randomBytes, toBase64, utf8 } from './bytes.ts'
import type { FacilitySecret } from './facilitySecret.ts'
import { deriveAesKey } from './hkdf.ts'
import { open, seal } from './seal.ts'
import { VaultFailure } from './vaultFailure.ts'

export interface FieldPlace {
  patientID: string
  /** `refName`, `firstName`, `lastName` …; without `e_`. */
  field: string
}

/**
 * Seals one field of a patient: `iv + "-" + base64(0x01 ‖ salt ‖ AES-GCM)`. `iv` is what the server sent and is checked here;
 * whatever is wrong ends in a failure, never in plain text.
 */
export async function sealName(secret: FacilitySecret, place: FieldPlace, iv: unknown, text: string): Promise<string> {
  try {
    return await sealChecked(secret, placeIn(secret, place), readInitializationVector(iv), text)
  } catch (cause) {
    throw new VaultFailure('vault.encryption_failed', cause)
  }
}

async function sealChecked(
  secret: FacilitySecret,
  place: NamePlace,
  iv: InitializationVector,
  text: string,
): Promise<string> {
  if (!text.isWellFormed()) throw new TypeError('The text has half a sign in it')
  const salt = randomBytes(NAME_SALT_BYTES)
  const key = await deriveAesKey(secret.root, nameInfo(place), salt)
  const sealed = await seal(key, bytesOf(iv), padText(utf8(text)), nameAdditionalData(secret.keyId, place))
  return formatSealedName({ iv, dataBase64: toBase64(concatBytes(Uint8Array.of(NAME_VERSION), salt, sealed)) })
}

/** Opens one `e_…` field; it opens only for the facility, patient and field it was sealed for. */
export async function openName(secret: FacilitySecret, place: FieldPlace, sealedName: string): Promise<string> {
  try {
    const parsed = parseSealedName(sealedName)
    if (!parsed) throw new TypeError('Not a sealed name')
    return await openChecked(secret, placeIn(secret, place), parsed.iv, fromBase64(parsed.dataBase64))
  } catch (cause) {
    throw new VaultFailure('vault.encryption_failed', cause)
  }
}

async function openChecked(
  secret: FacilitySecret,
  place: NamePlace,
  iv: InitializationVector,
  data: Bytes,
): Promise<string> {
  if (data[0] !== NAME_VERSION) throw new TypeError('A version this program does not know')
  const salt = data.slice(1, 1 + NAME_SALT_BYTES)
  const key = await deriveAesKey(secret.root, nameInfo(place), salt)
  const padded = await open(key, bytesOf(iv), data.slice(1 + NAME_SALT_BYTES), nameAdditionalData(secret.keyId, place))
  const text = unpadText(padded)
  if (!text) throw new TypeError('Wrong padding')
  return fromUtf8(text)
}

function placeIn({ facilityID }: FacilitySecret, { patientID, field }: FieldPlace): NamePlace {
  return { facilityID, patientID, field }
}

/** The decimal text of the iv is its 12 bytes. */
function bytesOf(iv: InitializationVector): Bytes {
  return utf8(String(iv))
}
