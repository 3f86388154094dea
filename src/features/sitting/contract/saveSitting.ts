import * as z from 'zod/mini'
import { call } from '#base/contract/call.ts'
import { idField, itemValues, moduleValues, runLog, runMeta, sha256Hex, sittingToken } from './runShapes.ts'

/**
 * Finalizes a sub-sitting. Spec §4, §7; `saveId` and `hash` are ours: `saveId` is made when the sub-sitting begins on this device, `hash` is
 * `sittingContentHash` (domain). The same saveId and hash again get the same receipt; another hash is kept as a revision. The browser deletes
 * its copy only when the receipt's hash equals its own, so the server answers the hash it computed of what it stored.
 */
export const saveSitting = call({
  method: 'POST',
  path: 'sitting/save',
  summary: 'Saves the answers of a sub-sitting for good and answers a receipt.',
  access: 'sittingToken',
  input: z.strictObject({
    token: sittingToken,
    sittingID: idField,
    subSittingID: idField,
    batteryID: z.nullable(idField),
    testID: z.string().check(z.maxLength(100)),
    values: itemValues,
    moduleValues,
    log: runLog,
    /** The patient skipped this test of the battery. */
    skip: z.boolean(),
    meta: runMeta,
    saveId: idField,
    hash: sha256Hex,
  }),
  output: z.strictObject({
    hash: sha256Hex,
    savedAt: z.iso.datetime(),
    remainingSittings: z.int(),
    /** `test`: call `sitting/start` again for the next test. `end`: the end page. */
    next: z.enum(['test', 'end']),
  }),
  refuses: ['sitting.link_unknown', 'sitting.withdrawn', 'sitting.not_running', 'sitting.hash_mismatch'],
  bodyLimitBytes: 5_000_000,
})
