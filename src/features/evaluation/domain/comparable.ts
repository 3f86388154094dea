/** What must be known of a sitting to say whether its value may stand on one line with another's. */
export interface ComparableSitting {
  patientID: string
  testID: string
  version: string
  /** Headline score; null where none could be given. */
  value: number | string | null
  min: number | null
  max: number | null
}

export type NotComparable = 'otherPerson' | 'otherTest' | 'otherVersion' | 'otherRange' | 'noScore'

/** Why two sittings may not be joined, or null where they may. What cannot be joined is shown, but apart, with this reason. */
export function whyNotComparable(one: ComparableSitting, other: ComparableSitting): NotComparable | null {
  if (one.patientID !== other.patientID) return 'otherPerson'
  if (one.testID !== other.testID) return 'otherTest'
  if (majorVersion(one.version) !== majorVersion(other.version)) return 'otherVersion'
  if (one.min !== other.min || one.max !== other.max) return 'otherRange'
  if (typeof one.value !== 'number' || typeof other.value !== 'number') return 'noScore'
  return null
}

/** Versions of a definition are major.minor: a new major counts otherwise or asks other items, a new minor does neither (project rule). */
export function majorVersion(version: string): string {
  return version.split('.')[0] ?? version
}
