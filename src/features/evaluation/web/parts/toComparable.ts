import type { EvaluatedSitting } from '../../contract/resultShapes.ts'
import { comparableOf } from '../../domain/comparableOf.ts'
import type { CourseSitting } from '../../domain/course.ts'

export interface CourseEntry extends CourseSitting {
  sitting: EvaluatedSitting
}

/** A sitting on the wire as an entry of a course. */
export function toComparable(sitting: EvaluatedSitting): CourseEntry {
  return { ...comparableOf(sitting), _id: sitting._id, finishedAt: sitting.finishedAt, sitting }
}
