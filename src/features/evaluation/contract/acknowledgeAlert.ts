import * as z from 'zod/mini'
import { call } from '#base/contract/call.ts'
import { alertShape } from './resultShapes.ts'

/**
 * Confirms that somebody has taken note of a risk item. Our own call. The first one stands: a second click and a colleague's later one
 * answer what was recorded, they do not overwrite it.
 */
export const acknowledgeAlert = call({
  method: 'POST',
  path: 'sitting/alert/acknowledge',
  summary: 'Records who took note of a risk item, and when.',
  access: 'signedIn',
  input: z.strictObject({ sittingID: z.uuid(), alertID: z.string().check(z.maxLength(100)) }),
  output: z.strictObject({ alert: alertShape }),
  refuses: ['sitting.not_found', 'evaluation.alert_not_found'],
})
