/** What other features may use of account on the server. */
export { userAccount, session } from './account.table.ts'
export { closeSession } from './closeSession.ts'
export { wireAccount } from './neighbours.ts'
export { hashAuthKey } from './passwordHash.ts'
export { resolveActor } from './resolveActor.ts'
export { tokenHash } from './tokenHash.ts'
