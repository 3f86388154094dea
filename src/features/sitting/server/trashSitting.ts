import { inArray } from 'drizzle-orm'
import { handle } from '#base/server/handle.ts'
import { may } from '#features/facility/domain/may.ts'
import { trashSitting } from '../contract/trashSitting.ts'
import { sitting } from './sitting.table.ts'
import { findListedRow, findSitting, listAlerts } from './sittingQueries.ts'
import { toSittingOnWire } from './toSittingOnWire.ts'

/** All or none: one sitting that is not the practice's refuses the whole list, so nobody believes more was moved than was. */
export default handle(trashSitting, async ({ input, context, actor, fail }) => {
  for (const id of input.sittingIDs) {
    const row = await findSitting(context.db, id)
    if (!row || !may(actor, 'sitting.view', row.facilityID)) return fail('sitting.not_found')
    if (!may(actor, 'sitting.trash', row.facilityID)) return fail('permission.missing')
  }
  const now = context.now()
  await context.db
    .update(sitting)
    .set({ trashAt: input.trash ? now : null, updatedAt: now })
    .where(inArray(sitting.id, input.sittingIDs))
  const alerts = await listAlerts(context.db, input.sittingIDs)
  const sittings = []
  for (const id of input.sittingIDs) {
    const row = await findListedRow(context.db, id)
    if (row) sittings.push(toSittingOnWire(row, alerts, actor, context.locale))
  }
  return { sittings }
})
