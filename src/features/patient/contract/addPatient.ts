import * as z from 'zod/mini'
import { call } from '#base/contract/call.ts'
import { birthYear, gender, patientShape, sealedName } from './patientShape.ts'

/** Adds a patient. The browser proposes `_id`, because the id is sealed into each name; a plain name is an unknown field (400). Spec §7. */
export const addPatient = call({
  method: 'POST',
  path: 'patient/add',
  summary: 'Adds a patient whose names were sealed in the browser.',
  access: 'proved',
  input: z.strictObject({
    _id: z.uuid(),
    facility: z.uuid(),
    e_refName: sealedName,
    e_firstName: sealedName,
    e_lastName: sealedName,
    birthYear,
    gender,
  }),
  output: z.strictObject({ patient: patientShape }),
  refuses: ['patient.id_taken', 'patient.kit_missing'],
})
