import { handle } from '#base/server/handle.ts'
import { isRecoveryKitConfirmed } from '#features/vault/server/door.ts'
import { addPatient as contract } from '../contract/addPatient.ts'
import { mayEditPatients } from '../domain/mayPatient.ts'
import { insertPatient } from './patientQueries.ts'
import { toWire } from './toWire.ts'

export default handle(contract, async ({ input, context, actor, fail }) => {
  if (!mayEditPatients(actor, input.facility)) fail('permission.missing')
  // Without the kit, a forgotten password would lose the names for ever (docs/security/encryption.md).
  if (!(await isRecoveryKitConfirmed(context.db, input.facility))) fail('patient.kit_missing')
  const now = context.now()
  const inserted = await insertPatient(context.db, {
    id: input._id,
    facilityID: input.facility,
    eRefName: input.e_refName,
    eFirstName: input.e_firstName,
    eLastName: input.e_lastName,
    birthYear: input.birthYear,
    gender: input.gender,
    createdBy: actor.userID,
    createdAt: now,
    updatedAt: now,
  })
  if (!inserted) return fail('patient.id_taken')
  return { patient: toWire(inserted, now) }
})
