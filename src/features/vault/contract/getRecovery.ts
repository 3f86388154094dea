import * as z from 'zod/mini'
import { call } from '#base/contract/call.ts'

/** In how many ways the names of a facility could be saved if the caller forgot the password. */
export const getRecovery = call({
  method: 'GET',
  path: 'facility/{facilityId}/recovery',
  summary: 'Tells the recovery paths of a facility.',
  access: 'signedIn',
  input: z.strictObject({ facilityId: z.uuid() }),
  output: z.strictObject({
    /** Other members who hold the secret, and the recovery kit. 0 is a danger. */
    paths: z.int(),
    kit: z.nullable(z.strictObject({ kitID: z.uuid(), madeAt: z.string() })),
  }),
  refuses: [],
})
