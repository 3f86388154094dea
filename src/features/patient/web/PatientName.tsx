import { useTexts } from '#base/web/useTexts.ts'
import { fullName } from '../domain/patientName.ts'
import { de } from './text.de.ts'
import { en } from './text.en.ts'
import { usePatients, type NamedPatient, type Patients } from './usePatients.ts'

/** A patient's name by id, opened in this browser; says so where it is locked. */
export function PatientName({ id }: { id: string }) {
  const patients = usePatients()
  const nameOf = useNameOf(patients)
  return <>{nameOf(patients.byID.get(id) ?? null)}</>
}

/** How a name is shown, also where there is none: for lists that look up many. */
export function useNameOf(patients: Patients): (patient: NamedPatient | null) => string {
  const t = useTexts({ de, en })
  return (patient) => {
    if (patient?.name) return fullName(patient.name)
    if (patients.status === 'opening') return '…'
    return patient === null ? t.sealedName : t.notOpening
  }
}
