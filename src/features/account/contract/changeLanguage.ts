import * as z from 'zod/mini'
import { call } from '#base/contract/call.ts'
import { localeField } from './fields.ts'

export const changeLanguage = call({
  method: 'POST',
  path: 'user/language',
  summary: 'Remembers the language a user switched to.',
  access: 'signedIn',
  input: z.strictObject({ language: localeField }),
  output: z.strictObject({ language: localeField }),
  refuses: [],
})
