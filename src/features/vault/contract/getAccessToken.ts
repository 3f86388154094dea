import * as z from 'zod/mini'
import { call } from '#base/contract/call.ts'

/** What an access token may be used for; each call of the key server asks for its own. */
export const keyServerPurpose = z.enum(['newKey', 'getKey', 'promoteKey'])

export type KeyServerPurpose = z.output<typeof keyServerPurpose>

/** A pass for one call of the key server, only soon after a login with the password. Spec §7. */
export const getAccessToken = call({
  method: 'GET',
  path: 'user/accessToken',
  summary: 'Gives out an access token for one call of the key server.',
  access: 'signedIn',
  input: z.strictObject({ purpose: z._default(keyServerPurpose, 'getKey') }),
  output: z.strictObject({ accessToken: z.string() }),
  refuses: ['vault.password_login_needed'],
})
