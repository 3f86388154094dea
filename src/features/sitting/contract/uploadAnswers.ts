import * as z from 'zod/mini'
import { call } from '#base/contract/call.ts'
import { MAX_STEPS_PER_BATCH } from '../domain/nextBatch.ts'
import { idField, runStep, sittingToken } from './runShapes.ts'

/**
 * Sends what happened in a run while it goes on, so that a lost device loses nothing. Our own call, not in Spec §7: the spec's final
 * `sitting/save` stays what counts; this one is the copy beside it.
 *
 * The steps of a run (`saveId`, made by the browser when it begins a sub-sitting) are numbered 1, 2, 3 …; `sequence` is the number of the first
 * entry, entry i has number sequence + i. A step never changes, so a batch that comes twice, late or in another order changes nothing: a number
 * that is there already is kept as it is. The answer is the highest number up to which all are there; the browser goes on from it.
 */
export const uploadAnswers = call({
  method: 'POST',
  path: 'sitting/answers',
  summary: 'Takes numbered steps of a running sitting; idempotent.',
  access: 'sittingToken',
  input: z.strictObject({
    token: sittingToken,
    sittingID: idField,
    subSittingID: idField,
    saveId: idField,
    sequence: z.int().check(z.gte(1), z.lte(1_000_000)),
    entries: z.array(runStep).check(z.minLength(1), z.maxLength(MAX_STEPS_PER_BATCH)),
  }),
  output: z.strictObject({ received: z.int().check(z.gte(0)) }),
  refuses: ['sitting.link_unknown', 'sitting.withdrawn', 'sitting.not_running'],
  bodyLimitBytes: 1_000_000,
})
