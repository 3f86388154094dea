import * as z from 'zod/mini'
import { call } from '#base/contract/call.ts'

/** The opened challenge; afterwards the session counts as proved. Spec §7. */
export const answerSessionChallenge = call({
  method: 'POST',
  path: 'user/session-challenge',
  summary: 'Proves that the session holds the private key.',
  access: 'signedIn',
  input: z.strictObject({
    /** base64url of the 32 bytes. */
    token: z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/)),
  }),
  output: z.strictObject({ secured: z.boolean() }),
  refuses: ['vault.challenge_failed'],
})
