import * as z from 'zod/mini'
import { call } from '#base/contract/call.ts'

const text = (max: number) => z.string().check(z.maxLength(max))

/** A fault seen in a browser. Never carries a name, an answer or a token: the sender cuts query strings and path values. Spec §7. */
export const reportError = call({
  method: 'POST',
  path: 'system/metrics/error',
  summary: 'Reports a fault that a browser met.',
  access: 'public',
  input: z.strictObject({
    error: z.strictObject({ type: text(200), message: text(2000), stack: text(8000) }),
    route: z.strictObject({ name: text(200), path: text(200), language: text(5) }),
    additional: z.record(z.string().check(z.maxLength(50)), z.union([text(200), z.number(), z.boolean()])),
  }),
  output: z.strictObject({ received: z.literal(true) }),
  refuses: [],
})
