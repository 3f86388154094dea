import * as z from 'zod/mini'
import { call } from '#base/contract/call.ts'
import { idField, sittingToken } from './runShapes.ts'

/**
 * What the page behind a link says before a person starts: who asks, what for, how long. Our own call, not in Spec §7: `sitting/start` moves
 * the state, and a mail scanner that opens the link (even one that runs scripts) must not. It changes nothing and may be called any number of
 * times. POST, so that the token is in no address.
 */
export const getInvitation = call({
  method: 'POST',
  path: 'sitting/invitation',
  summary: 'Answers what a link offers, before the patient starts. Changes nothing.',
  access: 'sittingToken',
  input: z.strictObject({ sittingID: idField, token: sittingToken }),
  output: z.strictObject({
    facility: z.strictObject({
      /** Display name of the practice. */
      name: z.string(),
      /** Display name of who sent the test and will read it, or null. */
      person: z.nullable(z.string()),
    }),
    /** Names of the tests in order, in the language asked for. */
    tests: z.array(z.string()),
    /** Expected minutes for all tests, or null where unknown. */
    minutes: z.nullable(z.int()),
    /** Languages in which all tests can be taken. */
    languages: z.array(z.enum(['de', 'en'])),
    /** Somebody has started it before: it continues rather than begins. */
    wasAlreadyStarted: z.boolean(),
  }),
  refuses: ['sitting.link_unknown', 'sitting.link_expired', 'sitting.already_done', 'sitting.withdrawn'],
})
