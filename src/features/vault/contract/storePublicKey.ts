import * as z from 'zod/mini'
import { call } from '#base/contract/call.ts'
import { publicKeyShape } from './keyBundle.ts'

/** Stores the public key, once: the same again is fine, another one is refused. Spec §7. */
export const storePublicKey = call({
  method: 'POST',
  path: 'user/publicKey',
  summary: 'Stores the public key of the user.',
  access: 'signedIn',
  input: z.strictObject({ publicKey: publicKeyShape }),
  output: z.strictObject({}),
  refuses: ['vault.public_key_exists', 'vault.public_key_invalid'],
})
