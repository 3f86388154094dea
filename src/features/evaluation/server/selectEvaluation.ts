import { handle } from '#base/server/handle.ts'
import { may } from '#features/facility/domain/may.ts'
import { findSitting } from '#features/sitting/server/door.ts'
import { selectEvaluation } from '../contract/selectEvaluation.ts'
import { mayEvaluate } from '../domain/mayEvaluate.ts'
import { saveSelection } from './evaluationQueries.ts'

/** Each user has a choice of their own; the last one stands. */
export default handle(selectEvaluation, async ({ input, context, actor, fail }) => {
  const row = await findSitting(context.db, input.sittingID)
  if (!row || !may(actor, 'sitting.view', row.facilityID)) return fail('sitting.not_found')
  if (!mayEvaluate(actor, row.facilityID)) return fail('permission.missing')
  const { sittingID, sample, cutoff } = input
  await saveSelection(context.db, { sittingID, userID: actor.userID, sample, cutoff, updatedAt: context.now() })
  return { ok: true as const }
})
