import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Db } from '#base/server/database/db.ts'
import { evaluate } from '#features/instrument/domain/evaluate.ts'
import type { Alert } from '#features/instrument/domain/evaluation.ts'
import type { ItemValues } from '#features/instrument/domain/questionnaire.ts'
import { ageInYear } from '#features/patient/domain/ageInYear.ts'
import { patient } from '#features/patient/server/door.ts'
import { headlineOf } from '../domain/headline.ts'
import { sittingAlert, sittingResult } from './sitting.table.ts'
import type { SittingRow, SubSittingRow } from './sittingQueries.ts'
import { getInstrumentVersion } from './testVersion.ts'

interface Saved {
  row: SittingRow
  sub: SubSittingRow
  values: ItemValues
  revision: number
  now: Date
}

/**
 * Scores the saved answers with the pinned version and raises the alerts, in the transaction of the save: a risk item is known the moment the
 * patient is done, not when somebody opens the report. The first revision is the result; of a later one only the alerts count.
 */
export async function scoreSubSitting(tx: Db, saved: Saved): Promise<void> {
  const { row, sub, values, revision, now } = saved
  const version = await getInstrumentVersion(tx, sub.testID, sub.testVersion)
  const people = await tx
    .select({ birthYear: patient.birthYear, gender: patient.gender })
    .from(patient)
    .where(eq(patient.id, row.patientID))
  const age = ageInYear(people[0]?.birthYear ?? null, now.getUTCFullYear())
  const gender = people[0]?.gender ?? null
  const evaluation = evaluate(version.definition, values, { age, gender })
  await raiseAlerts(tx, saved, evaluation.alerts)
  if (revision > 1) return
  await tx.insert(sittingResult).values({
    subSittingID: sub.id,
    sittingID: row.id,
    revision,
    age,
    gender,
    evaluation,
    headline: headlineOf(evaluation),
    createdAt: now,
  })
}

/** An alert that was raised before stays as it is, acknowledged or not. */
async function raiseAlerts(tx: Db, { row, now }: Saved, alerts: readonly Alert[]): Promise<void> {
  for (const alert of alerts) {
    await tx
      .insert(sittingAlert)
      .values({
        id: randomUUID(),
        sittingID: row.id,
        facilityID: row.facilityID,
        alertID: alert.id,
        itemID: alert.itemID,
        severity: alert.severity,
        text: alert.text,
        raisedAt: now,
      })
      .onConflictDoNothing()
  }
}
