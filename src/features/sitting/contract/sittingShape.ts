import * as z from 'zod/mini'
import { SITTING_STATES } from '../domain/sittingState.ts'

const localText = z.strictObject({ de: z.string(), en: z.string() })

/** A sitting as staff see it in lists (Spec §3 "Sitting"). Times are ISO 8601 in UTC. */
export const sittingShape = z.strictObject({
  _id: z.uuid(),
  state: z.enum(SITTING_STATES),
  testID: z.string(),
  testname: z.string(),
  batteryID: z.nullable(z.string()),
  batteryname: z.nullable(z.string()),
  language: z.enum(['de', 'en']),
  place: z.enum(['device', 'qr', 'link']),
  createdBy: z.uuid(),
  /** Who created it, by name. */
  displayName: z.string(),
  startedBy: z.enum(['', 'staff', 'patient']),
  createdAt: z.string(),
  updatedAt: z.string(),
  startedAt: z.nullable(z.string()),
  finishedAt: z.nullable(z.string()),
  evaluatedAt: z.nullable(z.string()),
  trashAt: z.nullable(z.string()),
  /** When the link stops working. */
  expiresAt: z.string(),
  facility: z.uuid(),
  /** Patient id; the name is opened in the browser. */
  patient: z.uuid(),
  /** What this user may do with it now; the screens show just these. */
  actions: z.array(z.enum(['initiate', 'evaluate', 'compare', 'progression', 'trash', 'restore'])),
  trash: z.boolean(),
  /** Finished and nobody opened the result yet. */
  unread: z.boolean(),
  /** Pages answered and all pages, while it runs. */
  progress: z.nullable(z.strictObject({ answered: z.int(), total: z.int() })),
  /** Headline of the result: value, range and band; null before it is saved. */
  headline: z.nullable(
    z.strictObject({
      value: z.nullable(z.union([z.number(), z.string()])),
      max: z.nullable(z.number()),
      band: z.nullable(z.strictObject({ label: localText, severity: z.int(), steps: z.int(), index: z.int() })),
      status: z.string(),
    }),
  ),
  alerts: z.array(
    z.strictObject({
      alertID: z.string(),
      itemID: z.string(),
      severity: z.enum(['critical', 'warning']),
      text: localText,
      acknowledgedAt: z.nullable(z.string()),
    }),
  ),
})

export type SittingOnWire = z.output<typeof sittingShape>
