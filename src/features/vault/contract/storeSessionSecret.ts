import * as z from 'zod/mini'
import { call } from '#base/contract/call.ts'

/** Replaces the session secret: after a login and at each autologin. Spec §7. */
export const storeSessionSecret = call({
  method: 'POST',
  path: 'user/session-secret',
  summary: 'Stores the session secret.',
  access: 'proved',
  input: z.strictObject({
    /** base64url of 32 bytes. */
    secret: z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/)),
  }),
  output: z.strictObject({}),
  refuses: [],
})
