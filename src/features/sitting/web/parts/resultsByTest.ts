import type { SittingOnWire } from '../../contract/sittingShape.ts'
import { lastMoment } from './sittingAddress.ts'

/** Results of one patient in one test, newest first. */
export interface TestResults {
  testID: string
  testname: string
  latest: SittingOnWire
  all: SittingOnWire[]
}

/** Groups what has a result by test; the test with the newest result comes first. */
export function resultsByTest(sittings: readonly SittingOnWire[]): TestResults[] {
  const done = sittings
    .filter((sitting) => sitting.headline !== null && !sitting.trash)
    .toSorted((one, other) => lastMoment(other).localeCompare(lastMoment(one)))
  const groups = new Map<string, SittingOnWire[]>()
  for (const sitting of done) groups.set(sitting.testID, [...(groups.get(sitting.testID) ?? []), sitting])
  return [...groups].flatMap(([testID, all]) => {
    const latest = all[0]
    return latest === undefined ? [] : [{ testID, testname: latest.testname, latest, all }]
  })
}
