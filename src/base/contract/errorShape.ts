/** The one shape of every refusal and fault on the wire (Spec §8), so that the browser picks its sentence in one order. */
import * as z from 'zod/mini'

export const errorShape = z.strictObject({
  statusCode: z.int(),
  /** Code of the catalogue, e.g. `sitting.not_running`; `unexpected` for a fault of ours. */
  code: z.string(),
  /** Sentence for the user in the language asked for. */
  title: z.string(),
  message: z.string(),
  errors: z.array(z.strictObject({ customerMessage: z.string() })),
  /** Which inputs were refused and why, in the language asked for. `field` is the path of the input, e.g. `patient.age`. */
  validationErrors: z.array(z.strictObject({ field: z.string(), message: z.string() })),
  redirectUrl: z.nullable(z.string()),
  /** Values a screen may need (seconds to wait, item id); never a name, an answer or a token. */
  data: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
})

export type ErrorShape = z.output<typeof errorShape>
