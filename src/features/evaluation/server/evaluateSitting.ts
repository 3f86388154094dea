import { handle } from '#base/server/handle.ts'
import { getInstrumentVersion, stepSitting } from '#features/sitting/server/door.ts'
import { evaluateSitting } from '../contract/evaluateSitting.ts'
import { whyNotComparable } from '../domain/comparable.ts'
import { comparableOf } from '../domain/comparableOf.ts'
import { countLaterSaves, findSelection, listAlertRows, listCourseRows } from './evaluationQueries.ts'
import { getEvaluated, isReady } from './getEvaluated.ts'
import { toAlertOnWire, toEvaluatedSitting, toPinnedTest } from './toWire.ts'
import { userDataOf } from './userDataOf.ts'

/** Whoever opens a result first is the one who evaluated it; opening it again changes nothing. */
export default handle(evaluateSitting, async ({ input, context, actor, fail }) => {
  if (input.userID !== undefined && input.userID !== actor.userID) return fail('permission.missing')
  const [row] = await getEvaluated(context.db, actor, [input.sittingID], fail)
  if (row === undefined) return fail('sitting.not_found')
  const now = context.now()
  const moved = await stepSitting(context.db, row.sitting.id, 'evaluate', {
    evaluatedAt: now,
    evaluatedBy: actor.userID,
    seenAt: row.sitting.seenAt ?? now,
    updatedAt: now,
  })
  const opened = moved === null ? row : { ...row, sitting: moved }
  const content = await getInstrumentVersion(context.db, row.sitting.testID, row.sitting.testVersion)

  const finishedAt = row.sitting.finishedAt?.getTime() ?? 0
  const earlier = (await listCourseRows(context.db, row.sitting))
    .filter(isReady)
    .filter((other) => other.sitting.id !== row.sitting.id && (other.sitting.finishedAt?.getTime() ?? 0) < finishedAt)
  const self = toEvaluatedSitting(opened)
  const previous = earlier
    .map(toEvaluatedSitting)
    .findLast((other) => whyNotComparable(comparableOf(self), comparableOf(other)) === null)
  const alerts = await listAlertRows(context.db, row.sitting.id)
  return {
    sitting: {
      ...self,
      userData: await userDataOf(context.db, row.result, content),
      alerts: alerts.map(toAlertOnWire),
    },
    test: toPinnedTest(row.sitting, content),
    battery: null,
    serverExec: true,
    previous: previous ?? null,
    hasEarlier: earlier.length > 0,
    laterSaves: await countLaterSaves(context.db, row.result),
    selection: await findSelection(context.db, row.sitting.id, actor.userID),
  }
})
