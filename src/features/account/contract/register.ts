import * as z from 'zod/mini'
import { call } from '#base/contract/call.ts'
import { authKeyField, emailField, localeField, nameField } from './fields.ts'

/**
 * Registers a user and, for the medical use case, their practice with them as admin. The answer is the same whether the address was
 * free or taken (then its owner gets a mail), so nobody learns who has an account.
 */
export const register = call({
  method: 'POST',
  path: 'user/register',
  summary: 'Registers a user and their practice and sends the mail that confirms the address.',
  access: 'loggedOut',
  input: z.strictObject({
    email: emailField,
    password: authKeyField,
    firstName: nameField,
    lastName: nameField,
    useCase: z.enum(['private', 'medical', 'demo']),
    /** Name of the practice; required for `medical` and `demo`. */
    facilityName: z.optional(nameField),
    language: localeField,
    tos: z.boolean(),
    captcha: z.optional(z.string().check(z.maxLength(4000))),
  }),
  output: z.strictObject({ mailSent: z.literal(true) }),
  refuses: ['account.registration_closed', 'account.use_case_not_offered', 'account.terms_not_accepted'],
})
