import type { Db } from '#base/server/database/db.ts'
import { findRecoveryKit } from './facilityKeyQueries.ts'

/** Whether the facility has a recovery kit whose last group was typed from the paper. Asked before a patient is saved. */
export async function isRecoveryKitConfirmed(db: Db, facilityID: string): Promise<boolean> {
  return (await findRecoveryKit(db, facilityID)) !== null
}
