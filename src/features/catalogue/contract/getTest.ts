import * as z from 'zod/mini'
import { call } from '#base/contract/call.ts'
import { testEntryFields } from './testEntryShape.ts'

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
      /** Scoring in words. */
      manual: z.string(),
      notice: z.nullable(z.string()),
      sample: z.strictObject({ stem: z.string(), text: z.string(), options: z.array(z.string()) }),
      bands: z.array(
        z.strictObject({ from: z.number(), to: z.number(), label: z.string(), severity: z.int(), source: z.string() }),
      ),
      /** By gender where the publication gives it so. */
      cutoffs: z.array(z.strictObject({ of: z.string(), label: z.string(), source: z.string() })),
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
