import * as z from 'zod/mini'
import { call } from '#base/contract/call.ts'

/** Remembers the norm sample and the cut-off a user chose for a sitting. Spec §7: the browser ignores its errors. */
export const selectEvaluation = call({
  method: 'POST',
  path: 'sitting/evaluation/selection',
  summary: 'Remembers the chosen norm sample and cut-off of a sitting.',
  access: 'signedIn',
  input: z.strictObject({
    sittingID: z.uuid(),
    sample: z.nullable(z.string().check(z.maxLength(100))),
    cutoff: z.nullable(z.string().check(z.maxLength(100))),
  }),
  output: z.strictObject({ ok: z.literal(true) }),
  refuses: ['sitting.not_found'],
})
