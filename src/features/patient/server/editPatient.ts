import { handle } from '#base/server/handle.ts'
import { editPatient as contract } from '../contract/editPatient.ts'
import { mayEditPatients, mayViewPatients } from '../domain/mayPatient.ts'
import { findPatientRow, updatePatient } from './patientQueries.ts'
import { toWire } from './toWire.ts'

export default handle(contract, async ({ input, context, actor, fail }) => {
  const row = await findPatientRow(context.db, input.id)
  // Another practice's patient is answered like one that does not exist.
  if (!row || !mayViewPatients(actor, row.facilityID)) return fail('patient.not_found')
  if (!mayEditPatients(actor, row.facilityID)) fail('permission.missing')
  const updated = await updatePatient(context.db, {
    id: input.id,
    version: input.version,
    change: {
      eRefName: input.e_refName,
      eFirstName: input.e_firstName,
      eLastName: input.e_lastName,
      birthYear: input.birthYear,
      gender: input.gender,
      updatedAt: context.now(),
    },
  })
  if (!updated) return fail('patient.changed_meanwhile')
  return { patient: toWire(updated, context.now()) }
})
