import { handle } from '#base/server/handle.ts'
import { may, selectedFacility } from '#features/facility/domain/may.ts'
import { listSittings } from '../contract/listSittings.ts'
import { listAlertsOfFacility, listSittingRows } from './sittingQueries.ts'
import { toSittingOnWire } from './toSittingOnWire.ts'

export default handle(listSittings, async ({ input, context, actor, fail }) => {
  const facilityID = selectedFacility(actor)
  if (facilityID === null) return fail('facility.required')
  if (!may(actor, 'sitting.view', facilityID)) return fail('permission.missing')
  const rows = await listSittingRows(context.db, facilityID, input.patient)
  const alerts = Map.groupBy(await listAlertsOfFacility(context.db, facilityID), (alert) => alert.sittingID)
  return { sittings: rows.map((row) => toSittingOnWire(row, alerts.get(row.sitting.id) ?? [], actor, context.locale)) }
})
