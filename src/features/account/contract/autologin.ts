import * as z from 'zod/mini'
import { call } from '#base/contract/call.ts'
import { userSession } from './userSession.ts'

/** Takes up the session of the cookie after a reload. `user` is null where nobody is logged in. Spec §4 "Client start". */
export const autologin = call({
  method: 'POST',
  path: 'user/autologin',
  summary: 'Answers who is logged in by the cookie, if anybody.',
  access: 'public',
  input: z.strictObject({}),
  output: z.strictObject({ userID: z.nullable(z.uuid()), user: z.nullable(userSession) }),
  refuses: [],
})
