import * as z from 'zod/mini'
import { idField, localeField } from './fields.ts'

/** A facility as its member sees it in the session (Spec §3 "Facility"). */
export const sessionFacility = z.strictObject({
  _id: idField,
  name: z.string(),
  admin: idField,
  demo: z.boolean(),
  dpa: z.boolean(),
  gtc: z.boolean(),
  permissions: z.array(z.string()),
  features: z.nullable(z.record(z.string(), z.boolean())),
})

/** User session (Spec §3). What the browser may know of who is logged in. */
export const userSession = z.strictObject({
  userID: idField,
  email: z.string(),
  displayName: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  permissions: z.array(z.string()),
  root: z.boolean(),
  facilities: z.array(sessionFacility),
  filter: z.string(),
  emailVerified: z.boolean(),
  enabled2FA: z.boolean(),
  useCase: z.enum(['private', 'medical', 'demo']),
  deletionAt: z.nullable(z.string()),
  waiting: z.boolean(),
  language: localeField,
  tos: z.boolean(),
  dismissedBanners: z.array(z.string()),
  lastUpdate: z.string(),
  mustPickSubscription: z.boolean(),
  /** The key pair exists: otherwise the key set-up comes first. */
  hasKey: z.boolean(),
  /** The session has answered the challenge (Spec §4 "Key setup"). */
  secured: z.boolean(),
})

export type UserSession = z.output<typeof userSession>
export type SessionFacility = z.output<typeof sessionFacility>
