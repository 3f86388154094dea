import { useTexts } from '#base/web/useTexts.ts'
import type { PatientOnWire } from '../contract/patientShape.ts'
import { de } from './text.de.ts'
import { en } from './text.en.ts'

/** `41 J., männlich`: the quiet facts below a name; empty where nothing is known. */
export function usePatientFacts(): (patient: Pick<PatientOnWire, 'age' | 'gender'>) => string {
  const t = useTexts({ de, en })
  return ({ age, gender }) => [age === null ? null : t.age(age), gender && t[gender]].filter(Boolean).join(', ')
}
