import * as z from 'zod/mini'
import { call } from '#base/contract/call.ts'

/** The sealed secrets of every facility one works in. Spec §3 "facility secret", §7. */
export const listSecrets = call({
  method: 'GET',
  path: 'facility/secrets',
  summary: 'Lists the secrets of the own facilities, each sealed for the caller.',
  access: 'proved',
  input: z.strictObject({}),
  output: z.strictObject({
    secrets: z.array(
      z.strictObject({
        /** The facility. */
        _id: z.uuid(),
        /** Null: the caller has not been activated there, or the facility has no secret yet. */
        secret: z.nullable(z.string()),
        /** Whether the facility has a secret at all. */
        hasSecret: z.boolean(),
      }),
    ),
  }),
  refuses: [],
})
