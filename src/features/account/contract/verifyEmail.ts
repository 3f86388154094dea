import * as z from 'zod/mini'
import { call } from '#base/contract/call.ts'

/** Confirms an address. A POST that a person presses: opening the link (a mail scanner's GET) consumes nothing. */
export const verifyEmail = call({
  method: 'POST',
  path: 'user/verify',
  summary: 'Confirms the e-mail address by the code of the mailed link.',
  access: 'public',
  input: z.strictObject({ code: z.string().check(z.minLength(1), z.maxLength(100)) }),
  output: z.strictObject({ email: z.string() }),
  refuses: ['account.link_invalid'],
})
