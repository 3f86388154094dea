import * as z from 'zod/mini'
import { call } from '#base/contract/call.ts'
import { birthYear, gender, patientShape, sealedName } from './patientShape.ts'

/** Changes a patient; `version` is the one that was read, so that nobody's change is overwritten unseen. */
export const editPatient = call({
  method: 'PUT',
  path: 'patient/{id}',
  summary: 'Changes a patient.',
  access: 'proved',
  input: z.strictObject({
    id: z.uuid(),
    version: z.int(),
    e_refName: sealedName,
    e_firstName: sealedName,
    e_lastName: sealedName,
    birthYear,
    gender,
  }),
  output: z.strictObject({ patient: patientShape }),
  refuses: ['patient.not_found', 'patient.changed_meanwhile'],
})
