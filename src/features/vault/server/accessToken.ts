import * as z from 'zod/mini'
import { keyServerPurpose } from '../contract/getAccessToken.ts'
import { openText, sealText, serverKey } from './sealText.ts'

const PLACE = 'access-token'

/** What an access token says. Only main server and key server can read it; the browser merely carries it. */
const accessClaims = z.strictObject({
  tokenID: z.uuid(),
  userID: z.uuid(),
  sessionID: z.uuid(),
  purpose: keyServerPurpose,
  /** K: the key under which the key server keeps the bundle at rest. base64url of 32 bytes. */
  keystoreKey: z.string(),
  /** Fingerprint of the registered public key, null before there is one. */
  fingerprint: z.nullable(z.string()),
  expiresAtMs: z.int(),
})

export type AccessClaims = z.output<typeof accessClaims>

/** The secret that main server and key server share, made from the server's own. */
export function accessTokenKey(serverSecret: string): Buffer {
  return serverKey(serverSecret, 'access-token')
}

export function sealAccessToken(key: Buffer, claims: AccessClaims): string {
  return sealText(key, JSON.stringify(claims), PLACE)
}

/** Reads a token, or null where it was not made under the shared secret. */
export function openAccessToken(key: Buffer, token: string): AccessClaims | null {
  const text = openText(key, token, PLACE)
  const parsed = text === null ? null : accessClaims.safeParse(JSON.parse(text))
  return parsed?.success === true ? parsed.data : null
}
