import { expect, it } from 'vitest'
import { registerClient } from '#features/operations/contract/registerClient.ts'
import { reportError } from '#features/operations/contract/reportError.ts'
import { cancelSitting } from '../../contract/cancelSitting.ts'
import { firstItem } from '../../contract/firstItem.ts'
import { getInvitation } from '../../contract/getInvitation.ts'
import { saveSitting } from '../../contract/saveSitting.ts'
import { startSitting } from '../../contract/startSitting.ts'
import { uploadAnswers } from '../../contract/uploadAnswers.ts'
import { callPaths } from './callPaths.ts'

const contracts = {
  registerClient,
  reportError,
  getInvitation,
  startSitting,
  uploadAnswers,
  saveSitting,
  cancelSitting,
  firstItem,
}

it('names every call by the path of its contract, and all of them are POST', () => {
  const declared = Object.entries(contracts).map(([name, contract]) => [name, contract.method, contract.path])
  expect(Object.entries(callPaths).map(([name, path]) => [name, 'POST', path])).toEqual(declared)
})
