import * as z from 'zod/mini'
import { call } from '#base/contract/call.ts'
import { patientShape } from './patientShape.ts'

/** Patients of the selected facility with sealed names. Spec §7. */
export const listPatients = call({
  method: 'GET',
  path: 'patient/list',
  summary: 'Lists the patients of the selected practice with sealed names.',
  access: 'proved',
  input: z.strictObject({}),
  output: z.strictObject({ patients: z.array(patientShape) }),
  refuses: ['facility.required'],
})
