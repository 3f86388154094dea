import * as z from 'zod/mini'
import { call } from '#base/contract/call.ts'
import { sittingShape } from './sittingShape.ts'

export const getSitting = call({
  method: 'GET',
  path: 'sitting/{id}',
  summary: 'One sitting as staff see it.',
  access: 'signedIn',
  input: z.strictObject({ id: z.uuid() }),
  output: z.strictObject({ sitting: sittingShape }),
  refuses: ['sitting.not_found'],
})
