import * as z from 'zod/mini'
import { call } from '#base/contract/call.ts'
import { testEntryFields } from './testEntryShape.ts'

/** One step of the scoring as the details page says it in words. */
const scoringStep = z.strictObject({
  id: z.string(),
  label: z.string(),
  op: z.string(),
  /** Numbers of the items that go in, as printed. */
  itemNumbers: z.array(z.int()),
  invertedNumbers: z.array(z.int()),
  factor: z.nullable(z.number()),
  offset: z.nullable(z.number()),
  missing: z.nullable(z.strictObject({ policy: z.enum(['complete', 'minimum', 'prorate']), limit: z.nullable(z.int()) })),
})

/** Everything the details page says about one test, in the language of Accept-Language. Our own call. */
export const getTest = call({
  method: 'GET',
  path: 'test/{id}',
  summary: 'One test of the catalogue with what it measures, how it is scored and where it comes from.',
  access: 'signedIn',
  input: z.strictObject({ id: z.string().check(z.maxLength(100)) }),
  output: z.strictObject({
    test: z.strictObject({
      ...testEntryFields,
      version: z.string(),
      application: z.string(),
      background: z.string(),
      manual: z.string(),
      notice: z.nullable(z.string()),
      sample: z.strictObject({ stem: z.string(), text: z.string(), options: z.array(z.string()) }),
      scoring: z.array(scoringStep),
      bands: z.array(
        z.strictObject({ from: z.number(), to: z.number(), label: z.string(), severity: z.int(), source: z.string() }),
      ),
      cutoffs: z.array(z.strictObject({ label: z.string(), at: z.array(z.number()), source: z.string() })),
      alerts: z.array(z.string()),
      normStatus: z.literal('none'),
      reference: z.strictObject({
        authors: z.string(),
        title: z.string(),
        year: z.int(),
        link: z.nullable(z.string()),
        origin: z.string(),
      }),
      wording: z.strictObject({ verified: z.boolean(), reason: z.string() }),
    }),
  }),
  refuses: ['test.not_found'],
})
