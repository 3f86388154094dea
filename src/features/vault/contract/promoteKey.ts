import * as z from 'zod/mini'
import { call } from '#base/contract/call.ts'

/** Key server: a pending key becomes the active one, once its public key is registered with the main server. */
export const promoteKey = call({
  method: 'POST',
  path: 'promoteKey/',
  summary: 'Key server: makes the pending key active whose public key is registered.',
  access: 'keyServer',
  input: z.strictObject({ accessToken: z.string().check(z.maxLength(2000)), userID: z.uuid() }),
  output: z.strictObject({ state: z.enum(['active']) }),
  refuses: ['vault.access_token_invalid', 'vault.key_missing'],
})
