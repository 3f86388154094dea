import * as z from 'zod/mini'
import { call } from '#base/contract/call.ts'
import { sittingShape } from './sittingShape.ts'

/** All sittings of the selected facility, newest first. Spec §7. `patient` narrows to one patient. */
export const listSittings = call({
  method: 'GET',
  path: 'sitting/list',
  summary: 'Lists the sittings of the selected practice.',
  access: 'signedIn',
  input: z.strictObject({ patient: z.optional(z.uuid()) }),
  output: z.strictObject({ sittings: z.array(sittingShape) }),
  refuses: ['facility.required'],
})
