import * as z from 'zod/mini'
import { call } from '#base/contract/call.ts'
import { evaluatedSitting, pinnedTest } from './resultShapes.ts'

/**
 * Sittings side by side. Spec §7. They need not be comparable: what may not be joined is shown apart with its reason (domain/comparable.ts).
 * `signedIn` for the same reason as sitting/evaluate; every one must be of the caller's facility.
 */
export const compareSittings = call({
  method: 'POST',
  path: 'sitting/compare',
  summary: 'Finished sittings side by side, with the tests as they were.',
  access: 'signedIn',
  input: z.strictObject({ sittingID: z.uuid(), otherIds: z.array(z.uuid()).check(z.minLength(1), z.maxLength(10)) }),
  output: z.strictObject({
    /** One a pinned version. */
    tests: z.array(pinnedTest),
    /** The sitting asked for first, then the others in the order asked. */
    sittings: z.array(evaluatedSitting),
    language: z.enum(['de', 'en']),
  }),
  refuses: ['sitting.not_found', 'evaluation.not_finished', 'evaluation.in_trash'],
})
