import type { PatientOnWire } from '../contract/patientShape.ts'
import { ageInYear } from '../domain/ageInYear.ts'
import type { PatientRow } from './patientQueries.ts'

/** A patient's row as it leaves the server: names stay sealed. */
export function toWire(row: PatientRow, now: Date): PatientOnWire {
  return {
    _id: row.id,
    facility: row.facilityID,
    e_refName: row.eRefName,
    e_firstName: row.eFirstName,
    e_lastName: row.eLastName,
    birthYear: row.birthYear,
    age: ageInYear(row.birthYear, now.getUTCFullYear()),
    gender: row.gender,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    version: row.version,
  }
}
