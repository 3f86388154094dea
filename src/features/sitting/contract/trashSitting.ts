import * as z from 'zod/mini'
import { call } from '#base/contract/call.ts'
import { sittingShape } from './sittingShape.ts'

/** Puts sittings into the trash or takes them out again (undo). The state is kept beneath. */
export const trashSitting = call({
  method: 'POST',
  path: 'sitting/trash',
  summary: 'Puts sittings into the trash or takes them out.',
  access: 'signedIn',
  input: z.strictObject({ sittingIDs: z.array(z.uuid()).check(z.minLength(1), z.maxLength(500)), trash: z.boolean() }),
  output: z.strictObject({ sittings: z.array(sittingShape) }),
  refuses: ['sitting.not_found'],
})
