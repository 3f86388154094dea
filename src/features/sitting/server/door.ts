/** What other features may use of sitting on the server. */
export { sitting, subSitting, subSittingSave, sittingResult, sittingAlert, testVersion } from './sitting.table.ts'
export { linkTokenHash, newLinkToken } from './linkToken.ts'
export { getInstrumentVersion, pinTestVersion } from './testVersion.ts'
export { findSitting, listSaves, listSteps, stepSitting, type SittingRow } from './sittingQueries.ts'
