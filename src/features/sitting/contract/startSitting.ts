import * as z from 'zod/mini'
import { call } from '#base/contract/call.ts'
import { questionnaireShape } from './questionnaireShape.ts'
import { capabilities, device, idField, itemValues, moduleValues, runLog, sittingToken } from './runShapes.ts'

/**
 * A person pressed "start": begins the sitting or takes it up again, and answers the test in the language of Accept-Language. Spec §4, §7.
 * Repeating it is harmless: the same sub-sitting is answered until it is saved, then the next one of a battery.
 */
export const startSitting = call({
  method: 'POST',
  path: 'sitting/start',
  summary: 'Starts or resumes a sitting and answers the test to take.',
  access: 'sittingToken',
  input: z.strictObject({
    sittingID: idField,
    token: sittingToken,
    /** Asked only after many misses of tokens; null otherwise. */
    captcha: z.nullable(z.string().check(z.maxLength(4000))),
    device,
    capabilities,
  }),
  output: z.strictObject({
    head: z.strictObject({ type: z.literal('questionnaire') }),
    body: questionnaireShape,
    subSittingID: idField,
    batteryID: z.nullable(idField),
    testID: z.string(),
    autopilot: z.boolean(),
    debug: z.boolean(),
    config: z.strictObject({
      /** A tapped answer moves on by itself. The patient can switch it off. */
      autoAdvance: z.boolean(),
      formInputMaxLength: z.int(),
    }),
    /** To be used from now on; may be another than the link's. */
    token: sittingToken,
    customAttributes: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
    device,
    capabilities,
    meta: z.strictObject({ startedAt: z.iso.datetime() }),
    /** Tests of the sitting that come after this one. */
    remainingSittings: z.int(),
    /** 1-based place of this test in the sitting. */
    sittingNr: z.int(),
    isBattery: z.boolean(),
    canSkipSitting: z.boolean(),
    language: z.enum(['de', 'en']),
    /** Where it is taken; `device`: the practice's own, which is to be given back. */
    place: z.enum(['device', 'qr', 'link']),
    wasAlreadyStarted: z.boolean(),
    /**
     * What the server holds of this sub-sitting, for taking it up on another device or after local data is gone; null where nothing arrived yet.
     * `saveId` is the run that wrote last: if it is the browser's own, its local copy is the better one.
     */
    stored: z.nullable(
      z.strictObject({
        saveId: idField,
        /** Highest contiguous step number received of that run. */
        received: z.int(),
        page: z.int().check(z.gte(-1)),
        values: itemValues,
        moduleValues,
        log: runLog,
      }),
    ),
    /** A staff session was open in this browser and has been ended: the browser must drop keys, secrets, index and caches before page 1. */
    logout: z.boolean(),
    facility: z.strictObject({ name: z.string(), person: z.nullable(z.string()) }),
    /** Always null: the patient's screen gets no name, sealed or not. */
    patient: z.null(),
  }),
  refuses: [
    'sitting.link_unknown',
    'sitting.link_expired',
    'sitting.already_done',
    'sitting.withdrawn',
    'sitting.not_running',
  ],
})
