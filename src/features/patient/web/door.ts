/** What other features may use of patients in the browser. */
export { AddPatientForm } from './AddPatientForm.tsx'
export { NamesLocked } from './NamesLocked.tsx'
export { PatientGate } from './PatientGate.tsx'
export { patientPalette } from './patientPalette.ts'
export { PatientName, useNameOf } from './PatientName.tsx'
export { usePatientFacts } from './usePatientFacts.ts'
export { usePatient, usePatients } from './usePatients.ts'
export type { NamedPatient, Patients } from './usePatients.ts'
