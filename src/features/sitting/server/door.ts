/** What other features may use of sitting on the server. */
export { sitting, subSitting, subSittingSave, sittingResult, sittingAlert, testVersion } from './sitting.table.ts'
