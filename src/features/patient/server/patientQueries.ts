import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '#base/server/database/db.ts'
import { patient } from './patient.table.ts'

export type PatientRow = typeof patient.$inferSelect

/** Patients of a facility that are not in the trash, in a lasting order. */
export function listPatientRows(db: Db, facilityID: string): Promise<PatientRow[]> {
  return db
    .select()
    .from(patient)
    .where(and(eq(patient.facilityID, facilityID), isNull(patient.trashAt)))
    .orderBy(asc(patient.createdAt), asc(patient.id))
}

export async function findPatientRow(db: Db, id: string): Promise<PatientRow | null> {
  const [row] = await db
    .select()
    .from(patient)
    .where(and(eq(patient.id, id), isNull(patient.trashAt)))
  return row ?? null
}

/** Adds a patient; null if the id is taken, so that a repeated click cannot make a second one. */
export async function insertPatient(db: Db, row: typeof patient.$inferInsert): Promise<PatientRow | null> {
  const [inserted] = await db.insert(patient).values(row).onConflictDoNothing().returning()
  return inserted ?? null
}

type PatientChange = Pick<PatientRow, 'eRefName' | 'eFirstName' | 'eLastName' | 'birthYear' | 'gender' | 'updatedAt'>

/** Changes a patient only if it is still the version that was read; null if somebody was quicker. */
export async function updatePatient(
  db: Db,
  { id, version, change }: { id: string; version: number; change: PatientChange },
): Promise<PatientRow | null> {
  const [updated] = await db
    .update(patient)
    .set({ ...change, version: sql`${patient.version} + 1` })
    .where(and(eq(patient.id, id), eq(patient.version, version), isNull(patient.trashAt)))
    .returning()
  return updated ?? null
}
