import type { Definition, MeasurementDefinition } from './definition.ts'

/** Two-sided 95 % quantile of the standard normal distribution. */
export const Z_95 = 1.96

/** What is known of a node's measurement error, with the direction in which change is worse. */
export interface ConfirmedError {
  direction: MeasurementDefinition['direction']
  reliability: number
  standardDeviation: number
  /** Standard error of measurement: SD · √(1 − r). */
  sem: number
  source: string
}

/** The measurement error of a node, only if reliability and standard deviation were both read at their source. */
export function confirmedError(definition: Definition, nodeID: string): ConfirmedError | null {
  const found = definition.measurements.find((measurement) => measurement.of === nodeID)
  if (!found?.reliability?.confirmed || !found.standardDeviation?.confirmed) return null
  const reliability = found.reliability.value
  const standardDeviation = found.standardDeviation.value
  return {
    direction: found.direction,
    reliability,
    standardDeviation,
    sem: standardDeviation * Math.sqrt(1 - reliability),
    source: found.reliability.source,
  }
}
