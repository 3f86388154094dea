import type { Change } from '#features/instrument/domain/evaluation.ts'
import { whyNotComparable, type ComparableSitting, type NotComparable } from './comparable.ts'

export interface CourseSitting extends ComparableSitting {
  _id: string
  /** ISO 8601. */
  finishedAt: string
}

export interface CoursePoint<S extends CourseSitting> {
  sitting: S
  notComparable: NotComparable | null
  /** Against the baseline; null for the baseline itself, for what came before it and for what is not comparable. */
  change: Change | null
  isBaseline: boolean
  isBefore: boolean
}

/**
 * A course seen from its baseline: oldest first, each later comparable value with its change. Comparability is asked against `reference`
 * (the sitting whose course is opened), so that one odd sitting cannot push out the others.
 */
export function course<S extends CourseSitting>(
  sittings: readonly S[],
  reference: S,
  baselineID: string | null,
  change: (from: number, to: number) => Change,
): CoursePoint<S>[] {
  const sorted = [...sittings].sort((one, other) => one.finishedAt.localeCompare(other.finishedAt))
  const reasonOf = (sitting: S) =>
    whyNotComparable({ ...reference, value: typeof reference.value === 'number' ? reference.value : 0 }, sitting)
  const joined = sorted.filter((sitting) => reasonOf(sitting) === null)
  const baseline = joined.find((sitting) => sitting._id === baselineID) ?? joined[0]
  return sorted.map((sitting) => {
    const notComparable = reasonOf(sitting)
    const isBaseline = sitting._id === baseline?._id
    const isBefore = baseline !== undefined && sitting.finishedAt < baseline.finishedAt
    const from = baseline?.value
    const mayChange = notComparable === null && !isBaseline && !isBefore
    return {
      sitting,
      notComparable,
      change:
        mayChange && typeof from === 'number' && typeof sitting.value === 'number' ? change(from, sitting.value) : null,
      isBaseline,
      isBefore,
    }
  })
}
