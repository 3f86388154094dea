import * as z from 'zod/mini'
import { call } from '#base/contract/call.ts'

/** Stores the sealed copy of a recovery kit, after its maker has typed the last group from the paper. It replaces an older kit. */
export const storeRecoveryKit = call({
  method: 'POST',
  path: 'facility/recovery-kit',
  summary: 'Stores the sealed copy of a recovery kit.',
  access: 'proved',
  input: z.strictObject({
    kitID: z.uuid(),
    facilityID: z.uuid(),
    keyVersion: z.int().check(z.gte(1), z.lte(999_999)),
    keyId: z.string().check(z.regex(/^[0-9a-f]{16}$/)),
    /** base64url of 61 bytes: version, iv, sealed secret. */
    sealed: z.string().check(z.regex(/^[A-Za-z0-9_-]{82}$/)),
  }),
  output: z.strictObject({}),
  refuses: ['vault.facility_key_exists'],
})
