import type { Contract } from '#base/contract/call.ts'
import type { registerClient } from '#features/operations/contract/registerClient.ts'
import type { reportError } from '#features/operations/contract/reportError.ts'
import type { cancelSitting } from '../../contract/cancelSitting.ts'
import type { firstItem } from '../../contract/firstItem.ts'
import type { getInvitation } from '../../contract/getInvitation.ts'
import type { saveSitting } from '../../contract/saveSitting.ts'
import type { startSitting } from '../../contract/startSitting.ts'
import type { uploadAnswers } from '../../contract/uploadAnswers.ts'

/** Path of a call that knows its contract's types. All of them are POST. */
export type CallPath<C extends Contract> = string & { readonly contract?: C }

const path = <C extends Contract>(text: string): CallPath<C> => text

/**
 * The calls of the patient's screen. Only the types of the contracts are used here, not the contracts: with their schemas the browser would carry a
 * parser (12 of at most 100 kB) that it never runs, because the server checks what comes and what leaves. The test holds the paths to the contracts.
 */
export const callPaths = {
  registerClient: path<typeof registerClient>('system/register-client'),
  reportError: path<typeof reportError>('system/metrics/error'),
  getInvitation: path<typeof getInvitation>('sitting/invitation'),
  startSitting: path<typeof startSitting>('sitting/start'),
  uploadAnswers: path<typeof uploadAnswers>('sitting/answers'),
  saveSitting: path<typeof saveSitting>('sitting/save'),
  cancelSitting: path<typeof cancelSitting>('sitting/cancel'),
  firstItem: path<typeof firstItem>('sitting/firstItem'),
}
