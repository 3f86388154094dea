import * as z from 'zod/mini'
import { call } from '#base/contract/call.ts'

/** Marks a test as one's favourite or takes the mark away. Repeating it changes nothing. Our own call: the spec names none. */
export const markFavorite = call({
  method: 'POST',
  path: 'test/favorite',
  summary: 'Marks or unmarks a test as a favourite of the user.',
  access: 'signedIn',
  input: z.strictObject({ testID: z.string().check(z.maxLength(100)), isFavorite: z.boolean() }),
  output: z.strictObject({ testID: z.string(), isFavorite: z.boolean() }),
  refuses: ['test.not_found'],
})
