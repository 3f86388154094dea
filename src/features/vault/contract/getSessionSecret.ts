import * as z from 'zod/mini'
import { call } from '#base/contract/call.ts'

/** The server's half of what opens the key after a reload; the other half lies in the browser. Spec §7. */
export const getSessionSecret = call({
  method: 'GET',
  path: 'user/session-secret',
  summary: 'Reads the session secret.',
  access: 'signedIn',
  input: z.strictObject({}),
  output: z.strictObject({ secret: z.string() }),
  refuses: ['vault.session_secret_missing'],
})
