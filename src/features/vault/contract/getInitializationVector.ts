import * as z from 'zod/mini'
import { call } from '#base/contract/call.ts'

/** An iv for one sealed field: 12 digits, never given out twice. Spec §5, §7. */
export const getInitializationVector = call({
  method: 'GET',
  path: 'facility/{facilityId}/iv',
  summary: 'Gives out the next initialization vector of a facility.',
  access: 'proved',
  input: z.strictObject({ facilityId: z.uuid() }),
  output: z.strictObject({ iv: z.int() }),
  refuses: [],
})
