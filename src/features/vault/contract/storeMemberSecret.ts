import * as z from 'zod/mini'
import { call } from '#base/contract/call.ts'
import { MEMBER_SECRET_PATTERN } from '../domain/memberSecretFormat.ts'

/** Stores the secret of a facility, sealed for one member. The first one is the admin's and makes the facility's key. Spec §7. */
export const storeMemberSecret = call({
  method: 'POST',
  path: 'facility/member/secret',
  summary: 'Stores the secret of a facility, sealed for a member.',
  access: 'proved',
  input: z.strictObject({
    facilityID: z.uuid(),
    encryptedSecret: z.string().check(z.regex(MEMBER_SECRET_PATTERN)),
    /** Whom it is sealed for; absent: oneself. */
    userID: z.optional(z.uuid()),
  }),
  output: z.strictObject({}),
  refuses: ['vault.facility_key_exists'],
})
