import * as z from 'zod/mini'
import { call } from '#base/contract/call.ts'

/** Ends the session and rotates the cookie. Harmless when nobody is logged in. */
export const logout = call({
  method: 'POST',
  path: 'user/logout',
  summary: 'Ends the session.',
  access: 'public',
  input: z.strictObject({}),
  output: z.strictObject({ csrfToken: z.string() }),
  refuses: [],
})
