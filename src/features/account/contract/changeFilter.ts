import * as z from 'zod/mini'
import { call } from '#base/contract/call.ts'
import { userSession } from './userSession.ts'

/** Selects the facility a user works in, or `private`. Spec §7. */
export const changeFilter = call({
  method: 'POST',
  path: 'user/filter',
  summary: 'Selects the practice a user works in.',
  access: 'signedIn',
  input: z.strictObject({ filter: z.union([z.uuid(), z.literal('private')]) }),
  output: z.strictObject({ user: userSession }),
  refuses: [],
})
