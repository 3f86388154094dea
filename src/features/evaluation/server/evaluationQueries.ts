import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Db } from '#base/server/database/db.ts'
import { userAccount } from '#features/account/server/door.ts'
import {
  listSaves,
  listSteps,
  sitting,
  sittingAlert,
  sittingResult,
  type SittingRow,
} from '#features/sitting/server/door.ts'
import type { RunStep } from '#features/sitting/domain/runStep.ts'
import type { SavedContent } from '#features/sitting/domain/savedContent.ts'
import { evaluationSelection } from './evaluation.table.ts'

export type ResultRow = typeof sittingResult.$inferSelect

/** A sitting with the name of who prepared it and, once it is saved, its result. */
export interface EvaluatedRow {
  sitting: SittingRow
  createdByName: string
  result: ResultRow | null
}

export async function listEvaluatedRows(db: Db, sittingIDs: string[]): Promise<EvaluatedRow[]> {
  return await evaluated(db).where(inArray(sitting.id, sittingIDs))
}

/** Sittings of a person with the same test, finished and not in the trash, oldest first. */
export async function listCourseRows(db: Db, of: SittingRow): Promise<EvaluatedRow[]> {
  return await evaluated(db)
    .where(
      and(
        eq(sitting.facilityID, of.facilityID),
        eq(sitting.patientID, of.patientID),
        eq(sitting.testID, of.testID),
        inArray(sitting.state, ['finished', 'evaluated']),
        isNull(sitting.trashAt),
      ),
    )
    .orderBy(asc(sitting.finishedAt), asc(sitting.id))
}

function evaluated(db: Db) {
  return db
    .select({ sitting, createdByName: userAccount.displayName, result: sittingResult })
    .from(sitting)
    .innerJoin(userAccount, eq(userAccount.id, sitting.createdBy))
    .leftJoin(sittingResult, eq(sittingResult.sittingID, sitting.id))
}

/** What was saved and scored, with the steps uploaded by the same run: only they say which answers stood there before. */
export async function findRun(db: Db, result: ResultRow): Promise<{ content: SavedContent; steps: RunStep[] } | null> {
  const save = (await listSaves(db, result.subSittingID)).find((one) => one.revision === result.revision)
  if (save === undefined) return null
  return { content: save.content, steps: await listSteps(db, result.subSittingID, save.saveID) }
}

/** Saves of the same sub-sitting that came after the one that was scored, with other answers: from a second device, or a late one. */
export async function countLaterSaves(db: Db, result: ResultRow): Promise<number> {
  return (await listSaves(db, result.subSittingID)).filter((save) => save.revision > result.revision).length
}

export type AlertRow = typeof sittingAlert.$inferSelect & { acknowledgedByName: string | null }

/** Alerts of a sitting, critical ones first. */
export async function listAlertRows(db: Db, sittingID: string): Promise<AlertRow[]> {
  const rows = await db
    .select({ alert: sittingAlert, acknowledgedByName: userAccount.displayName })
    .from(sittingAlert)
    .leftJoin(userAccount, eq(userAccount.id, sittingAlert.acknowledgedBy))
    .where(eq(sittingAlert.sittingID, sittingID))
    .orderBy(asc(sittingAlert.severity), asc(sittingAlert.itemID))
  return rows.map(({ alert, acknowledgedByName }) => ({ ...alert, acknowledgedByName }))
}

/** Records who took note, if nobody has yet. */
export async function acknowledge(db: Db, alertRowID: string, userID: string, now: Date): Promise<void> {
  await db
    .update(sittingAlert)
    .set({ acknowledgedAt: now, acknowledgedBy: userID })
    .where(and(eq(sittingAlert.id, alertRowID), isNull(sittingAlert.acknowledgedAt)))
}

export async function findSelection(
  db: Db,
  sittingID: string,
  userID: string,
): Promise<{ sample: string | null; cutoff: string | null }> {
  const rows = await db
    .select({ sample: evaluationSelection.sample, cutoff: evaluationSelection.cutoff })
    .from(evaluationSelection)
    .where(and(eq(evaluationSelection.sittingID, sittingID), eq(evaluationSelection.userID, userID)))
  return rows[0] ?? { sample: null, cutoff: null }
}

export async function saveSelection(db: Db, row: typeof evaluationSelection.$inferInsert): Promise<void> {
  await db
    .insert(evaluationSelection)
    .values(row)
    .onConflictDoUpdate({
      target: [evaluationSelection.sittingID, evaluationSelection.userID],
      set: { sample: sql`excluded.sample`, cutoff: sql`excluded.cutoff`, updatedAt: sql`excluded.updated_at` },
    })
}
