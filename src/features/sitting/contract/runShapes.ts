/** Shapes that the calls of a running sitting share. */
import * as z from 'zod/mini'
import { RUN_EVENTS } from '../domain/runStep.ts'

const shortText = z.string().check(z.maxLength(200))

export const idField = z.uuid()
/** Secret of the link, or the one that `sitting/start` gave in exchange. */
export const sittingToken = z.string().check(z.regex(/^[A-Za-z0-9_-]{16,200}$/))
/** Lower-case hex of a SHA-256. */
export const sha256Hex = z.string().check(z.regex(/^[0-9a-f]{64}$/))

export const itemID = z.string().check(z.minLength(1), z.maxLength(100))
export const answerValue = z.nullable(
  z.union([z.number(), z.string().check(z.maxLength(20_000)), z.array(z.number()).check(z.maxLength(200))]),
)
export const itemValues = z.record(itemID, answerValue)
/** What modules report beside their items, by module id. Questionnaires have none. */
export const moduleValues = z.record(itemID, z.union([z.number(), z.string().check(z.maxLength(20_000))]))

/** Log entry (Spec §3): event, page, delta; `itemID` where one item is meant, `at` to place entries of several devices in time. */
export const logEntry = z.strictObject({
  event: z.enum(RUN_EVENTS),
  /** Page of the questionnaire, 0-based; −1 for instructions. */
  page: z.int().check(z.gte(-1)),
  /** Milliseconds since the page was shown, from the browser's monotonic clock. */
  delta: z.number().check(z.gte(0)),
  itemID: z.exactOptional(itemID),
  /** Clock of the device, ISO 8601. */
  at: z.iso.datetime(),
})
export const runLog = z.array(logEntry).check(z.maxLength(20_000))

/** One thing that happened in the run: its log entry and, where an item was answered or left out, the value. */
export const runStep = z.extend(logEntry, { value: z.exactOptional(answerValue) })

export const device = z.strictObject({
  platform: z.enum(['mobile', 'desktop']),
  screenWidthPx: z.int(),
  screenHeightPx: z.int(),
  pixelRatio: z.number(),
  browser: shortText,
  timeZone: shortText,
})

export const capabilities = z.strictObject({
  touch: z.boolean(),
  finePointer: z.boolean(),
  readAloud: z.boolean(),
})

/** Recorded with the result: reading aids that were used at any time, and what may cast doubt on the timing. */
export const runMeta = z.strictObject({
  textSize: z.enum(['normal', 'large', 'larger']),
  contrast: z.boolean(),
  readAloud: z.boolean(),
  autoAdvance: z.boolean(),
  language: z.enum(['de', 'en']),
  /** How often the run was interrupted by a closed or reloaded tab. */
  reloads: z.int(),
  device: z.nullable(device),
})
export type RunMeta = z.output<typeof runMeta>
export type Device = z.output<typeof device>
export type Capabilities = z.output<typeof capabilities>
