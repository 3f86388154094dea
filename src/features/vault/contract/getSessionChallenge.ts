import * as z from 'zod/mini'
import { call } from '#base/contract/call.ts'

/** 32 random bytes that only the holder of the private key can read. Spec §7. */
export const getSessionChallenge = call({
  method: 'GET',
  path: 'user/session-challenge',
  summary: 'Gives out a challenge sealed with the public key of the user.',
  access: 'signedIn',
  input: z.strictObject({}),
  output: z.strictObject({
    /** base64url, RSA-OAEP with the session as label. */
    challenge: z.string(),
    sessionID: z.uuid(),
  }),
  refuses: ['vault.key_missing'],
})
