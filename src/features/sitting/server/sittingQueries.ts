import { and, asc, desc, eq, inArray, isNull } from 'drizzle-orm'
import type { Db } from '#base/server/database/db.ts'
import { userAccount } from '#features/account/server/door.ts'
import { facility } from '#features/facility/server/door.ts'
import type { RunStep } from '../domain/runStep.ts'
import { STEPS, type Step } from '../domain/sittingState.ts'
import { runStepRow, sitting, sittingAlert, sittingResult, subSitting, subSittingSave } from './sitting.table.ts'

export type SittingRow = typeof sitting.$inferSelect
export type SubSittingRow = typeof subSitting.$inferSelect

export async function findSitting(db: Db, id: string): Promise<SittingRow | null> {
  const rows = await db.select().from(sitting).where(eq(sitting.id, id))
  return rows[0] ?? null
}

/** Locks the row until the transaction ends: saves of one sitting come one after another. */
export async function lockSitting(tx: Db, id: string): Promise<void> {
  await tx.select({ id: sitting.id }).from(sitting).where(eq(sitting.id, id)).for('update')
}

/**
 * Makes a step of the state, if it may be made from the state the row has now. Answers the changed row, or null where another request
 * was first.
 */
export async function stepSitting(tx: Db, id: string, step: Step, change: Partial<SittingRow>): Promise<SittingRow | null> {
  const rows = await tx
    .update(sitting)
    .set({ ...change, state: STEPS[step].to })
    .where(and(eq(sitting.id, id), inArray(sitting.state, [...STEPS[step].from]), STEPS[step].inTrash ? undefined : isNull(sitting.trashAt)))
    .returning()
  return rows[0] ?? null
}

export async function findSubSitting(db: Db, sittingID: string, subSittingID: string): Promise<SubSittingRow | null> {
  const rows = await db
    .select()
    .from(subSitting)
    .where(and(eq(subSitting.id, subSittingID), eq(subSitting.sittingID, sittingID)))
  return rows[0] ?? null
}

/** The steps of the run that wrote last, in order, up to the first gap. Null where nothing has arrived. */
export async function findLastRun(db: Db, subSittingID: string): Promise<{ saveID: string; steps: RunStep[] } | null> {
  const last = await db
    .select({ saveID: runStepRow.saveID })
    .from(runStepRow)
    .where(eq(runStepRow.subSittingID, subSittingID))
    .orderBy(desc(runStepRow.receivedAt), desc(runStepRow.number))
    .limit(1)
  const saveID = last[0]?.saveID
  if (saveID === undefined) return null
  const rows = await listSteps(db, subSittingID, saveID)
  return { saveID, steps: rows }
}

/** Steps 1, 2, 3 … of a run as far as all are there. */
export async function listSteps(db: Db, subSittingID: string, saveID: string): Promise<RunStep[]> {
  const rows = await db
    .select({ number: runStepRow.number, content: runStepRow.content })
    .from(runStepRow)
    .where(and(eq(runStepRow.subSittingID, subSittingID), eq(runStepRow.saveID, saveID)))
    .orderBy(asc(runStepRow.number))
  const gap = rows.findIndex((row, index) => row.number !== index + 1)
  return (gap === -1 ? rows : rows.slice(0, gap)).map((row) => row.content)
}

export interface ListedRow {
  sitting: SittingRow
  createdByName: string
  headline: (typeof sittingResult.$inferSelect)['headline'] | null
}

/** Sittings of a facility, newest first; of one patient only where `patientID` is given. */
export async function listSittingRows(db: Db, facilityID: string, patientID?: string): Promise<ListedRow[]> {
  return await db
    .select({ sitting, createdByName: userAccount.displayName, headline: sittingResult.headline })
    .from(sitting)
    .innerJoin(userAccount, eq(userAccount.id, sitting.createdBy))
    .leftJoin(sittingResult, eq(sittingResult.sittingID, sitting.id))
    .where(and(eq(sitting.facilityID, facilityID), patientID === undefined ? undefined : eq(sitting.patientID, patientID)))
    .orderBy(desc(sitting.createdAt))
}

/** One sitting with what its listing needs, or null. */
export async function findListedRow(db: Db, id: string): Promise<ListedRow | null> {
  const rows = await db
    .select({ sitting, createdByName: userAccount.displayName, headline: sittingResult.headline })
    .from(sitting)
    .innerJoin(userAccount, eq(userAccount.id, sitting.createdBy))
    .leftJoin(sittingResult, eq(sittingResult.sittingID, sitting.id))
    .where(eq(sitting.id, id))
  return rows[0] ?? null
}

export async function listAlerts(db: Db, sittingIDs: string[]): Promise<(typeof sittingAlert.$inferSelect)[]> {
  if (sittingIDs.length === 0) return []
  return await db.select().from(sittingAlert).where(inArray(sittingAlert.sittingID, sittingIDs))
}

export async function listAlertsOfFacility(db: Db, facilityID: string): Promise<(typeof sittingAlert.$inferSelect)[]> {
  return await db.select().from(sittingAlert).where(eq(sittingAlert.facilityID, facilityID))
}

/** Names the patient's screen may show: the practice and who sent the test. */
export async function getSender(db: Db, row: SittingRow): Promise<{ name: string; person: string | null }> {
  const rows = await db
    .select({ name: facility.name, person: userAccount.displayName })
    .from(facility)
    .leftJoin(userAccount, eq(userAccount.id, row.createdBy))
    .where(eq(facility.id, row.facilityID))
  return { name: rows[0]?.name ?? '', person: rows[0]?.person ?? null }
}

export async function listSaves(db: Db, subSittingID: string): Promise<(typeof subSittingSave.$inferSelect)[]> {
  return await db
    .select()
    .from(subSittingSave)
    .where(eq(subSittingSave.subSittingID, subSittingID))
    .orderBy(asc(subSittingSave.revision))
}
