import * as z from 'zod/mini'

const answer = z.nullable(z.union([z.number(), z.string(), z.array(z.number())]))

/** Golden vectors: answers whose scores were worked out by hand, with the calculation written down. */
export const VECTORS = z.array(
  z.strictObject({
    title: z.string(),
    answers: z.record(z.string(), answer),
    person: z.exactOptional(
      z.strictObject({ age: z.nullable(z.number()), gender: z.nullable(z.enum(['male', 'female', 'other'])) }),
    ),
    calculation: z.string().check(z.minLength(1)),
    expect: z.strictObject({
      nodes: z.record(
        z.string(),
        z.strictObject({
          value: z.nullable(z.union([z.number(), z.string()])),
          status: z.enum(['ok', 'prorated', 'incomplete', 'notApplicable', 'invalid']),
          /** Id of the band reached. */
          band: z.exactOptional(z.string()),
        }),
      ),
      /** Ids of all alerts that fire. */
      alerts: z.exactOptional(z.array(z.string())),
    }),
  }),
)

export type Vectors = z.infer<typeof VECTORS>
