import type { Db } from '#base/server/database/db.ts'
import { accountNeighbours } from './neighbours.ts'
import { endSession } from './sessionQueries.ts'

/** Ends a session and what other features keep with it, in the caller's transaction: at logout and when a device is handed to a patient. */
export async function closeSession(tx: Db, sessionID: string, now: Date): Promise<void> {
  await endSession(tx, sessionID, now)
  await accountNeighbours().afterLogout(tx, sessionID)
}
