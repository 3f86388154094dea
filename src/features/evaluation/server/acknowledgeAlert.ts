import { handle } from '#base/server/handle.ts'
import { may } from '#features/facility/domain/may.ts'
import { findSitting } from '#features/sitting/server/door.ts'
import { acknowledgeAlert } from '../contract/acknowledgeAlert.ts'
import { mayEvaluate } from '../domain/mayEvaluate.ts'
import { acknowledge, listAlertRows } from './evaluationQueries.ts'
import { toAlertOnWire } from './toWire.ts'

/** The first one who takes note stands in the record. */
export default handle(acknowledgeAlert, async ({ input, context, actor, fail }) => {
  const row = await findSitting(context.db, input.sittingID)
  if (!row || !may(actor, 'sitting.view', row.facilityID)) return fail('sitting.not_found')
  if (!mayEvaluate(actor, row.facilityID)) return fail('permission.missing')
  const find = async () => (await listAlertRows(context.db, row.id)).find((alert) => alert.alertID === input.alertID)
  const alert = await find()
  if (alert === undefined) return fail('evaluation.alert_not_found')
  await acknowledge(context.db, alert.id, actor.userID, context.now())
  return { alert: toAlertOnWire((await find()) ?? alert) }
})
