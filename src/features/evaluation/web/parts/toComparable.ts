import type { EvaluatedSitting } from '../../contract/resultShapes.ts'
import type { CourseSitting } from '../../domain/course.ts'
import { mainNode } from './resultOf.ts'

export interface CourseEntry extends CourseSitting {
  sitting: EvaluatedSitting
}

/** What comparability is asked of, from a sitting on the wire. */
export function toComparable(sitting: EvaluatedSitting): CourseEntry {
  const { value, min, max } = mainNode(sitting.evaluation)
  return {
    _id: sitting._id,
    patientID: sitting.patient._id,
    testID: sitting.testID,
    version: sitting.testVersion,
    finishedAt: sitting.finishedAt,
    value,
    min,
    max,
    sitting,
  }
}
