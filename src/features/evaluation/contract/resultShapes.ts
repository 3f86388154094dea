/** Shapes that the calls on results share. No name is in them: names are opened in the browser from patient/list. */
import * as z from 'zod/mini'
import { DEFINITION } from '#features/instrument/domain/definition.ts'
import { INSTRUMENT_TEXTS } from '#features/instrument/domain/instrumentTexts.ts'
import { device, itemValues, runMeta } from '#features/sitting/contract/runShapes.ts'
import { evaluationShape, localText } from './evaluationShape.ts'

const gender = z.nullable(z.enum(['male', 'female', 'other']))

/** What the log of the run says, read on the server so that the log itself stays there. */
const runFactsShape = z.strictObject({
  activeMs: z.nullable(z.number()),
  items: z.array(
    z.strictObject({
      itemID: z.string(),
      timeMs: z.nullable(z.number()),
      before: z.array(z.nullable(z.union([z.number(), z.string(), z.array(z.number())]))),
      changes: z.int(),
    }),
  ),
  interruptions: z.array(
    z.strictObject({
      kind: z.enum(['away', 'closed']),
      itemID: z.nullable(z.string()),
      durationMs: z.nullable(z.number()),
    }),
  ),
  networkLosses: z.int(),
})

export const alertShape = z.strictObject({
  alertID: z.string(),
  itemID: z.string(),
  severity: z.enum(['critical', 'warning']),
  text: localText,
  raisedAt: z.string(),
  acknowledgedAt: z.nullable(z.string()),
  /** Who acknowledged it, by name. */
  acknowledgedBy: z.nullable(z.string()),
})

/** A test as it was when the sitting ran: pinned, and never changed after. */
export const pinnedTest = z.strictObject({
  _id: z.string(),
  name: z.string(),
  slug: z.string(),
  version: z.string(),
  head: z.strictObject({ language: z.enum(['de', 'en']) }),
  definition: DEFINITION,
  texts: z.strictObject({ de: INSTRUMENT_TEXTS, en: INSTRUMENT_TEXTS }),
})

/** A sitting with a result. `age` and `gender` are what scoring was given then. */
export const evaluatedSitting = z.strictObject({
  _id: z.uuid(),
  state: z.enum(['finished', 'evaluated']),
  patient: z.strictObject({ _id: z.uuid(), age: z.nullable(z.int()), gender }),
  facility: z.uuid(),
  testID: z.string(),
  testVersion: z.string(),
  language: z.enum(['de', 'en']),
  place: z.enum(['device', 'qr', 'link']),
  /** Who prepared it, by name. */
  displayName: z.string(),
  createdAt: z.string(),
  startedAt: z.nullable(z.string()),
  finishedAt: z.string(),
  evaluatedAt: z.nullable(z.string()),
  updatedAt: z.string(),
  evaluation: evaluationShape,
})

export const userData = z.strictObject({
  values: itemValues,
  facts: runFactsShape,
  meta: z.nullable(runMeta),
  device: z.nullable(device),
})

export type EvaluatedSitting = z.output<typeof evaluatedSitting>
export type PinnedTest = z.output<typeof pinnedTest>
export type UserData = z.output<typeof userData>
export type AlertOnWire = z.output<typeof alertShape>
