import * as z from 'zod/mini'
import { call } from '#base/contract/call.ts'
import { evaluatedSitting, pinnedTest } from './resultShapes.ts'

/**
 * The course of a test in one person: every finished sitting of the same test, oldest first, also those that cannot be joined. Spec §7.
 * `signedIn` for the same reason as sitting/evaluate.
 */
export const sittingProgression = call({
  method: 'GET',
  path: 'sitting/{id}/progression',
  summary: 'All finished sittings of the same test and person.',
  access: 'signedIn',
  input: z.strictObject({ id: z.uuid() }),
  output: z.strictObject({
    sitting: evaluatedSitting,
    test: pinnedTest,
    sittings: z.array(evaluatedSitting),
  }),
  refuses: ['sitting.not_found', 'evaluation.not_finished', 'evaluation.in_trash'],
})
