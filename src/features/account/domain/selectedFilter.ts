/** What a user really has selected: a facility one has left must not stay selected; `private` is a choice of its own (Spec §6). */
export function selectedFilter(stored: string, facilityIDs: readonly string[]): string {
  if (stored === 'private' || facilityIDs.includes(stored)) return stored
  return facilityIDs[0] ?? 'private'
}
