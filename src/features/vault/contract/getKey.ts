import * as z from 'zod/mini'
import { call } from '#base/contract/call.ts'
import { keyBundleShape } from './keyBundle.ts'

/** Key server: gives out the wrapped private key that belongs to the registered public key. Spec §3, §7. */
export const getKey = call({
  method: 'POST',
  path: 'getKey/',
  summary: 'Key server: gives out the wrapped private key of the user.',
  access: 'keyServer',
  input: z.strictObject({ accessToken: z.string().check(z.maxLength(2000)), userID: z.uuid() }),
  output: z.strictObject({ bundle: keyBundleShape, state: z.enum(['pending', 'active']) }),
  refuses: ['vault.access_token_invalid', 'vault.key_missing', 'vault.bundle_invalid'],
})
