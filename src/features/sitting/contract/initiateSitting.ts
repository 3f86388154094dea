import * as z from 'zod/mini'
import { call } from '#base/contract/call.ts'
import { sittingShape } from './sittingShape.ts'

/**
 * Gives a prepared or interrupted sitting a fresh link (this device, QR or link); the old link stops working, unless the sitting runs on a device
 * right now and `force` is not set.
 */
export const initiateSitting = call({
  method: 'POST',
  path: 'sitting/{id}/initiate',
  summary: 'Makes a fresh link for a sitting that is not finished.',
  access: 'signedIn',
  input: z.strictObject({ id: z.uuid(), place: z.enum(['device', 'qr', 'link']) }),
  output: z.strictObject({ sitting: sittingShape, token: z.string() }),
  refuses: ['sitting.not_found', 'sitting.already_finished'],
})
