import * as z from 'zod/mini'
import { call } from '#base/contract/call.ts'

/** Server configuration (Spec §3). */
export const clientConfiguration = z.strictObject({
  b2c: z.boolean(),
  b2b: z.boolean(),
  demo: z.boolean(),
  debug: z.boolean(),
  /** Mails really leave the house; otherwise they wait in the development mailbox. */
  smtp: z.boolean(),
  feature: z.strictObject({ pay: z.boolean() }),
  registration: z.enum(['closed', 'open', 'invitation', 'waitingList']),
  captcha: z.strictObject({
    contact: z.boolean(),
    email: z.boolean(),
    feedback: z.boolean(),
    registration: z.boolean(),
  }),
  buildDate: z.string(),
  buildCommit: z.string(),
  csrfToken: z.string(),
  productTitle: z.string(),
  productUrl: z.string(),
  keyServerUrl: z.string(),
  version: z.string(),
  maintenance: z.nullable(z.string()),
  /** How prices are shown: without tax, with it, or untaxed (Spec §3 "Tax display"). */
  tax: z.enum(['excluded', 'included', 'none']),
  formInputMaxLength: z.int(),
})

export type ClientConfiguration = z.output<typeof clientConfiguration>

/** First call of every client: gives it the configuration and the csrf token of its cookie. Spec §4 "Client start". */
export const registerClient = call({
  method: 'POST',
  path: 'system/register-client',
  summary: 'Registers the browser and answers the server configuration with the csrf token.',
  access: 'public',
  input: z.strictObject({}),
  output: clientConfiguration,
  refuses: [],
  givesCookie: true,
})
