import * as z from 'zod/mini'
import { call } from '#base/contract/call.ts'
import { sittingShape } from './sittingShape.ts'

/**
 * Prepares a sitting: who, what, where. The token stands in the answer and nowhere else (only its hash is kept). With `place: 'device'` the browser
 * goes on to /sitting/{id}/run/{token} at once. `_id` is proposed by the browser, so a repeated click makes no second sitting.
 */
export const addSitting = call({
  method: 'POST',
  path: 'sitting/add',
  summary: 'Prepares a sitting for a patient and answers its link token.',
  access: 'signedIn',
  input: z.strictObject({
    _id: z.uuid(),
    patient: z.uuid(),
    testID: z.string().check(z.maxLength(100)),
    language: z.enum(['de', 'en']),
    place: z.enum(['device', 'qr', 'link']),
  }),
  output: z.strictObject({ sitting: sittingShape, token: z.string() }),
  refuses: ['patient.not_found', 'test.not_found', 'test.archived', 'sitting.already_prepared'],
})
