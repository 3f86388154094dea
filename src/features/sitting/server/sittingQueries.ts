import { and, asc, desc, eq, inArray, isNull } from 'drizzle-orm'
import type { Db } from '#base/server/database/db.ts'
import { userAccount } from '#features/account/server/door.ts'
import { facility } from '#features/facility/server/door.ts'
import type { ArrivedBatch } from '../domain/answersSoFar.ts'
import type { RunStep } from '../domain/runStep.ts'
import { STEPS, type Step } from '../domain/sittingState.ts'
import { runStepRow, sitting, sittingAlert, sittingResult, subSitting, subSittingSave } from './sitting.table.ts'

export type SittingRow = typeof sitting.$inferSelect
export type SubSittingRow = typeof subSitting.$inferSelect

export async function findSitting(db: Db, id: string): Promise<SittingRow | null> {
  const rows = await db.select().from(sitting).where(eq(sitting.id, id))
  return rows[0] ?? null
}

/** Reads the row as it is now and locks it until the transaction ends: starts and saves of one sitting come one after another. */
export async function lockSitting(tx: Db, id: string): Promise<SittingRow | null> {
  const rows = await tx.select().from(sitting).where(eq(sitting.id, id)).for('update')
  return rows[0] ?? null
}

/**
 * Makes a step of the state, if it may be made from the state the row has now. Answers the changed row, or null where another request
 * was first.
 */
export async function stepSitting(
  tx: Db,
  id: string,
  step: Step,
  change: Partial<SittingRow>,
): Promise<SittingRow | null> {
  const rows = await tx
    .update(sitting)
    .set({ ...change, state: STEPS[step].to })
    .where(
      and(
        eq(sitting.id, id),
        inArray(sitting.state, [...STEPS[step].from]),
        STEPS[step].inTrash ? undefined : isNull(sitting.trashAt),
      ),
    )
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

/** Every step that arrived of a sub-sitting, in the order of arrival, as `answersSoFar` reads them. */
export async function listArrivedSteps(db: Db, subSittingID: string): Promise<ArrivedBatch[]> {
  const rows = await db
    .select()
    .from(runStepRow)
    .where(eq(runStepRow.subSittingID, subSittingID))
    .orderBy(asc(runStepRow.receivedAt), asc(runStepRow.number))
  return rows.map((row) => ({ saveId: row.saveID, sequence: row.number, entries: [row.content] }))
}

/** The steps of one run in order, for what the answers alone do not tell: which value stood there before. */
export async function listSteps(db: Db, subSittingID: string, saveID: string): Promise<RunStep[]> {
  const rows = await db
    .select({ content: runStepRow.content })
    .from(runStepRow)
    .where(and(eq(runStepRow.subSittingID, subSittingID), eq(runStepRow.saveID, saveID)))
    .orderBy(asc(runStepRow.number))
  return rows.map((row) => row.content)
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
    .where(
      and(eq(sitting.facilityID, facilityID), patientID === undefined ? undefined : eq(sitting.patientID, patientID)),
    )
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
