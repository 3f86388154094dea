import * as z from 'zod/mini'
import { call } from '#base/contract/call.ts'
import { idField, sittingToken } from './runShapes.ts'

/** The patient stops. What was answered stays with the practice, and the link can be used again. Repeating it is harmless. Spec §4, §7. */
export const cancelSitting = call({
  method: 'POST',
  path: 'sitting/cancel',
  summary: 'Cancels a running sitting from the patient’s screen.',
  access: 'sittingToken',
  input: z.strictObject({
    token: sittingToken,
    sittingID: idField,
    /** Where it was cancelled. */
    context: z.strictObject({ subSittingID: idField, page: z.int().check(z.gte(-1)) }),
  }),
  output: z.strictObject({ cancelled: z.literal(true) }),
  refuses: ['sitting.link_unknown', 'sitting.withdrawn', 'sitting.not_running'],
})
