import type { Definition, MeasurementDefinition } from './definition.ts'

/** Two-sided 95 % quantile of the standard normal distribution. */
export const Z_95 = 1.96

/** The measurement of a node, only if reliability and standard deviation were read at their source. */
export function confirmedMeasurement(definition: Definition, nodeID: string): MeasurementDefinition | null {
  const found = definition.measurements.find((measurement) => measurement.of === nodeID)
  return found && found.reliability.confirmed && found.standardDeviation.confirmed ? found : null
}

/** Standard error of measurement: SD · √(1 − r). */
export function standardError(measurement: MeasurementDefinition): number {
  return measurement.standardDeviation.value * Math.sqrt(1 - measurement.reliability.value)
}
