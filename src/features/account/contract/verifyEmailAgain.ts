import * as z from 'zod/mini'
import { call } from '#base/contract/call.ts'
import { emailField } from './fields.ts'

/** Sends the confirming mail again; answers the same for any address. */
export const verifyEmailAgain = call({
  method: 'POST',
  path: 'user/verify-again',
  summary: 'Sends the mail that confirms the address once more.',
  access: 'public',
  input: z.strictObject({ email: emailField }),
  output: z.strictObject({ mailSent: z.literal(true) }),
  refuses: [],
})
