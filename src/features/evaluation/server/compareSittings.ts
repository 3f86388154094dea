import { handle } from '#base/server/handle.ts'
import { getInstrumentVersion } from '#features/sitting/server/door.ts'
import { compareSittings } from '../contract/compareSittings.ts'
import type { PinnedTest } from '../contract/resultShapes.ts'
import { getEvaluated } from './getEvaluated.ts'
import { toEvaluatedSitting, toPinnedTest } from './toWire.ts'

export default handle(compareSittings, async ({ input, context, actor, fail }) => {
  const rows = await getEvaluated(context.db, actor, [...new Set([input.sittingID, ...input.otherIds])], fail)
  const tests: PinnedTest[] = []
  for (const { sitting } of rows) {
    if (tests.some((test) => test._id === sitting.testID && test.version === sitting.testVersion)) continue
    tests.push(toPinnedTest(sitting, await getInstrumentVersion(context.db, sitting.testID, sitting.testVersion)))
  }
  return { tests, sittings: rows.map(toEvaluatedSitting), language: rows[0]?.sitting.language ?? 'de' }
})
