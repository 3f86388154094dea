import * as z from 'zod/mini'
import { call } from '#base/contract/call.ts'
import { authKeyField, emailField } from './fields.ts'
import { userSession } from './userSession.ts'

/** Logs in; the cookie is rotated, so a new csrf token comes along. `secured` stays false until the challenge is answered. Spec §7. */
export const login = call({
  method: 'POST',
  path: 'user/login',
  summary: 'Logs in by e-mail address and the key derived from the password.',
  access: 'loggedOut',
  input: z.strictObject({
    email: emailField,
    password: authKeyField,
    /** Second factor, where it is on. */
    code: z.optional(z.string().check(z.maxLength(20))),
    captcha: z.optional(z.string().check(z.maxLength(4000))),
  }),
  output: z.strictObject({ user: userSession, csrfToken: z.string() }),
  refuses: ['account.credentials_wrong', 'account.email_not_verified'],
})
