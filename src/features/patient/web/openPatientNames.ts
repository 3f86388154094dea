import { onSessionEnd } from '#features/account/web/door.ts'
import { vault } from '#features/vault/web/door.ts'
import type { PatientOnWire } from '../contract/patientShape.ts'
import type { PatientName } from '../domain/patientName.ts'

const FIELDS = ['refName', 'firstName', 'lastName'] as const

/**
 * What is opened already, so that a list read again opens only what is new. Memory only. The key carries patient and field: a sealed name
 * that turns up at another patient is opened anew, and refused by its additional data.
 */
const opened = new Map<string, string>()
onSessionEnd(() => opened.clear())

/** Opens the names of patients in their order; null where one of the three fields does not open. */
export async function openPatientNames(
  patients: readonly PatientOnWire[],
  onProgress: (done: number, total: number) => void,
): Promise<(PatientName | null)[]> {
  const wanted = patients.flatMap((patient) =>
    FIELDS.map((field) => ({
      facilityID: patient.facility,
      patientID: patient._id,
      field,
      sealed: patient[`e_${field}`],
    })),
  )
  const missing = wanted.filter((one) => !opened.has(keyOf(one)))
  if (missing.length > 0) {
    const total = Math.ceil(missing.length / FIELDS.length)
    const texts = await vault.openNames(missing, (done) => onProgress(Math.floor(done / FIELDS.length), total))
    missing.forEach((one, index) => {
      const text = texts[index]
      if (typeof text === 'string') opened.set(keyOf(one), text)
    })
  }
  return patients.map((patient) => {
    const [refName, firstName, lastName] = FIELDS.map((field) =>
      opened.get(keyOf({ patientID: patient._id, field, sealed: patient[`e_${field}`] })),
    )
    if (refName === undefined || firstName === undefined || lastName === undefined) return null
    return { refName, firstName, lastName }
  })
}

function keyOf({ patientID, field, sealed }: { patientID: string; field: string; sealed: string }): string {
  return `${patientID}|${field}|${sealed}`
}
