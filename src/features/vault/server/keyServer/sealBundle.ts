import { type KeyBundle, keyBundleShape } from '../../contract/keyBundle.ts'
import { openText, sealText } from '../sealText.ts'

export interface BundlePlace {
  userID: string
  fingerprint: string
  bundleNumber: number
}

/** Seals a bundle at rest under K, for its row only. */
export function sealBundle(keystoreKey: string, place: BundlePlace, bundle: KeyBundle): string {
  return sealText(Buffer.from(keystoreKey, 'base64url'), JSON.stringify(bundle), placeText(place))
}

/** Opens a bundle at rest, or null where K is another one. */
export function openBundle(keystoreKey: string, place: BundlePlace, sealed: string): KeyBundle | null {
  const text = openText(Buffer.from(keystoreKey, 'base64url'), sealed, placeText(place))
  return text === null ? null : keyBundleShape.parse(JSON.parse(text))
}

function placeText({ userID, fingerprint, bundleNumber }: BundlePlace): string {
  return `${userID}|${fingerprint}|${bundleNumber}`
}
