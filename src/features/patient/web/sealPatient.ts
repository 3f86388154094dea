import type { Locale } from '#base/domain/locale.ts'
import { callServer } from '#base/web/callServer.ts'
import { vault, VaultFailure } from '#features/vault/web/door.ts'
import { addPatient } from '../contract/addPatient.ts'
import { editPatient } from '../contract/editPatient.ts'
import type { PatientOnWire } from '../contract/patientShape.ts'
import type { PatientName } from '../domain/patientName.ts'

/** What is typed about a patient; the names never leave the browser like this. */
export interface PatientInput extends PatientName {
  birthYear: number | null
  gender: PatientOnWire['gender']
}

/** Seals the names and adds the patient. Where sealing fails nothing is sent. `_id` is the caller's, so that a repeated try adds nobody twice. */
export async function addSealed(facilityID: string, _id: string, input: PatientInput): Promise<PatientOnWire> {
  const sealed = await vault.sealNames(facilityID, _id, namesOf(input))
  const { patient } = await callServer(addPatient, { _id, facility: facilityID, ...sealed, ...plainOf(input) })
  return patient
}

/** Seals the names anew and changes the patient, if nobody else did since `patient` was read. */
export async function editSealed(patient: PatientOnWire, input: PatientInput): Promise<PatientOnWire> {
  const sealed = await vault.sealNames(patient.facility, patient._id, namesOf(input))
  const change = { id: patient._id, version: patient.version, ...sealed, ...plainOf(input) }
  return (await callServer(editPatient, change)).patient
}

/** The sentence for the user: the vault's own (Spec §8), or the one of the refusal. */
export function sentenceOf(error: unknown, locale: Locale): string {
  if (error instanceof VaultFailure) return error.sentence(locale)
  return error instanceof Error ? error.message : String(error)
}

function namesOf({ refName, firstName, lastName }: PatientInput): PatientName {
  return { refName, firstName, lastName }
}

function plainOf({ birthYear, gender }: PatientInput) {
  return { birthYear, gender }
}
