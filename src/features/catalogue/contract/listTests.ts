import * as z from 'zod/mini'
import { call } from '#base/contract/call.ts'
import { testEntryShape } from './testEntryShape.ts'

/** The whole catalogue in the language of Accept-Language; the browser keeps it for 20 minutes and searches it there. Spec §7. */
export const listTests = call({
  method: 'GET',
  path: 'test/list',
  summary: 'Lists the tests of the catalogue.',
  access: 'signedIn',
  input: z.strictObject({ exclude: z.optional(z.literal('isVariant')) }),
  output: z.strictObject({ tests: z.array(testEntryShape) }),
  refuses: [],
})
