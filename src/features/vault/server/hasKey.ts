import type { Db } from '#base/server/database/db.ts'
import { findUserKey } from './userKeyQueries.ts'

/** Whether the key pair of a user is set up. */
export async function hasKey(db: Db, userID: string): Promise<boolean> {
  return (await findUserKey(db, userID)) !== null
}
