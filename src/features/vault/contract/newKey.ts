import * as z from 'zod/mini'
import { call } from '#base/contract/call.ts'
import { keyBundleShape } from './keyBundle.ts'

/** Key server: takes a wrapped private key in, as pending. The same key again changes nothing. Spec §7. */
export const newKey = call({
  method: 'POST',
  path: 'newKey/',
  summary: 'Key server: keeps a wrapped private key, pending until it is promoted.',
  access: 'keyServer',
  input: z.strictObject({
    accessToken: z.string().check(z.maxLength(2000)),
    userID: z.uuid(),
    /** The wrapped private key with the public key it belongs to; salt and iv stand beside, as Spec §7 has them. */
    key: z.pick(keyBundleShape, { privateKey: true, publicKey: true, kdf: true }),
    salt: keyBundleShape.shape.salt,
    iv: keyBundleShape.shape.initializationVector,
  }),
  output: z.strictObject({ state: z.enum(['pending', 'active']) }),
  refuses: ['vault.access_token_invalid', 'vault.public_key_exists'],
})
