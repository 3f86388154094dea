import * as z from 'zod/mini'
import { call } from '#base/contract/call.ts'
import { publicKeyShape } from './keyBundle.ts'

/** The public key of oneself or of somebody one shares a facility with. Spec §7. */
export const getPublicKey = call({
  method: 'GET',
  path: 'user/{id}/publicKey',
  summary: 'Reads the public key of a colleague.',
  access: 'proved',
  input: z.strictObject({ id: z.uuid() }),
  output: z.strictObject({ publicKey: publicKeyShape }),
  refuses: ['vault.key_missing'],
})
