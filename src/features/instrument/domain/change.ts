import type { Definition } from './definition.ts'
import type { Change } from './evaluation.ts'
import { confirmedError, Z_95 } from './measurementError.ts'

/**
 * How two values of the same node differ (Jacobson & Truax 1991). Without a confirmed reliability and standard deviation
 * there is no index and no verdict.
 */
export function change(definition: Definition, nodeID: string, from: number, to: number): Change {
  const difference = to - from
  const important = importantDifference(definition, nodeID, difference)
  const error = confirmedError(definition, nodeID)
  const errorOfDifference = error ? error.sem * Math.SQRT2 : 0
  if (!error || errorOfDifference === 0) {
    return {
      from,
      to,
      difference,
      reliableChangeIndex: null,
      criticalDifference: null,
      verdict: 'unknown',
      ...important,
    }
  }
  const reliableChangeIndex = difference / errorOfDifference
  const better = error.direction === 'higherWorse' ? difference < 0 : difference > 0
  const reliable = Math.abs(reliableChangeIndex) > Z_95
  return {
    from,
    to,
    difference,
    reliableChangeIndex,
    criticalDifference: Z_95 * errorOfDifference,
    verdict: reliable ? (better ? 'improved' : 'deteriorated') : 'unchanged',
    ...important,
  }
}

function importantDifference(
  definition: Definition,
  nodeID: string,
  difference: number,
): Pick<Change, 'minimalImportantDifference'> {
  const published = definition.measurements.find((measurement) => measurement.of === nodeID)?.minimalImportantDifference
  if (!published?.confirmed) return {}
  const { value, source } = published
  return { minimalImportantDifference: { points: value, reached: Math.abs(difference) >= value, source } }
}
