import { handle } from '#base/server/handle.ts'
import { selectedFacility } from '#features/facility/domain/may.ts'
import { listPatients as contract } from '../contract/listPatients.ts'
import { mayViewPatients } from '../domain/mayPatient.ts'
import { listPatientRows } from './patientQueries.ts'
import { toWire } from './toWire.ts'

export default handle(contract, async ({ context, actor, fail }) => {
  const facilityID = selectedFacility(actor) ?? fail('facility.required')
  if (!mayViewPatients(actor, facilityID)) fail('permission.missing')
  const rows = await listPatientRows(context.db, facilityID)
  return { patients: rows.map((row) => toWire(row, context.now())) }
})
