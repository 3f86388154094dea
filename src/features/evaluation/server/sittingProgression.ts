import { handle } from '#base/server/handle.ts'
import { getInstrumentVersion } from '#features/sitting/server/door.ts'
import { sittingProgression } from '../contract/sittingProgression.ts'
import { listCourseRows } from './evaluationQueries.ts'
import { getEvaluated, isReady } from './getEvaluated.ts'
import { toEvaluatedSitting, toPinnedTest } from './toWire.ts'

export default handle(sittingProgression, async ({ input, context, actor, fail }) => {
  const [row] = await getEvaluated(context.db, actor, [input.id], fail)
  if (row === undefined) return fail('sitting.not_found')
  const rows = await listCourseRows(context.db, row.sitting)
  return {
    sitting: toEvaluatedSitting(row),
    test: toPinnedTest(
      row.sitting,
      await getInstrumentVersion(context.db, row.sitting.testID, row.sitting.testVersion),
    ),
    sittings: rows.filter(isReady).map(toEvaluatedSitting),
  }
})
