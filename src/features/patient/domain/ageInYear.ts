/** Whole years a person of that year of birth reaches in `year`: the day is sealed, so this is the most that can be said. */
export function ageInYear(birthYear: number | null, year: number): number | null {
  return birthYear === null ? null : Math.max(0, year - birthYear)
}
