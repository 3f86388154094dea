import { handle } from '#base/server/handle.ts'
import { may } from '#features/facility/domain/may.ts'
import { getSitting } from '../contract/getSitting.ts'
import { findListedRow, listAlerts } from './sittingQueries.ts'
import { toSittingOnWire } from './toSittingOnWire.ts'

/** A sitting of another practice is answered like one that does not exist. */
export default handle(getSitting, async ({ input, context, actor, fail }) => {
  const row = await findListedRow(context.db, input.id)
  if (!row || !may(actor, 'sitting.view', row.sitting.facilityID)) return fail('sitting.not_found')
  return { sitting: toSittingOnWire(row, await listAlerts(context.db, [input.id]), actor, context.locale) }
})
