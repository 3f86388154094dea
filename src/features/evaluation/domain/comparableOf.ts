import type { Evaluation } from '#features/instrument/domain/evaluation.ts'
import type { ComparableSitting } from './comparable.ts'

interface Given {
  patient: { _id: string }
  testID: string
  testVersion: string
  evaluation: Evaluation
}

/** What comparability is asked of, from a sitting with its evaluation. */
export function comparableOf({ patient, testID, testVersion, evaluation }: Given): ComparableSitting {
  const node = evaluation.nodes.find((one) => one.id === evaluation.mainNodeID)
  return {
    patientID: patient._id,
    testID,
    version: testVersion,
    value: node?.value ?? null,
    min: node?.min ?? null,
    max: node?.max ?? null,
  }
}
