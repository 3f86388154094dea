import * as z from 'zod/mini'
import { call } from '#base/contract/call.ts'
import { idField, sittingToken } from './runShapes.ts'

/**
 * Notice that the patient has really begun: sent once, on the first "next" after at least one value exists. The browser ignores errors.
 * From here on a one-time link is used. Spec §4, §7.
 */
export const firstItem = call({
  method: 'POST',
  path: 'sitting/firstItem',
  summary: 'Notes that the first item is complete.',
  access: 'sittingToken',
  input: z.strictObject({ sittingID: idField, token: sittingToken }),
  output: z.strictObject({ noted: z.literal(true) }),
  refuses: ['sitting.link_unknown', 'sitting.withdrawn', 'sitting.not_running'],
})
