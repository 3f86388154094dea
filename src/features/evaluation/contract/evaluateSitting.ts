import * as z from 'zod/mini'
import { call } from '#base/contract/call.ts'
import { alertShape, evaluatedSitting, pinnedTest, userData } from './resultShapes.ts'

/**
 * Opens the evaluation of a sitting and marks it as evaluated (state finished → evaluated, once). Spec §7.
 * `signedIn` with the permission `sitting.evaluate`: it carries answers but no sealed field; the name comes from patient/list, which asks for a
 * proved session. `userID` is the spec's; it must be the caller's own where it is given.
 */
export const evaluateSitting = call({
  method: 'POST',
  path: 'sitting/evaluate',
  summary: 'Opens the evaluation of a finished sitting and marks it as evaluated.',
  access: 'signedIn',
  input: z.strictObject({ sittingID: z.uuid(), userID: z.optional(z.uuid()) }),
  output: z.strictObject({
    sitting: z.extend(evaluatedSitting, { userData, alerts: z.array(alertShape) }),
    test: pinnedTest,
    battery: z.null(),
    /** True: the score was made on the server when the answers were saved, by the pinned version. */
    serverExec: z.boolean(),
    /** The latest comparable sitting of the person before this one. */
    previous: z.nullable(evaluatedSitting),
    /** There are earlier ones with this test, comparable or not: without a `previous` it is then not the first. */
    hasEarlier: z.boolean(),
    /** How often other answers were handed in after the ones that are scored here: kept as revisions, not scored. */
    laterSaves: z.int(),
    /** What was chosen here before (Spec: sitting/evaluation/selection). */
    selection: z.strictObject({ sample: z.nullable(z.string()), cutoff: z.nullable(z.string()) }),
  }),
  refuses: ['sitting.not_found', 'evaluation.not_finished', 'evaluation.in_trash'],
})
