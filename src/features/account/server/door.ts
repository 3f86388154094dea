/** What other features may use of account on the server. */
export { userAccount, session } from './account.table.ts'
