/** What other features may use of patient on the server. */
export { patient } from './patient.table.ts'
