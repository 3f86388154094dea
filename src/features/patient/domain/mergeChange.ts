/**
 * Joins what somebody typed with what a colleague saved meanwhile: fields that were touched here stay as typed, all others are the colleague's. So
 * that saving anew takes back nothing that nobody here looked at.
 */
export function mergeChange<Fields extends object>(read: Fields, typed: Fields, saved: Fields): Fields {
  const merged = { ...saved }
  // Object.keys forgets the names; all three have the same.
  for (const field of Object.keys(typed) as (keyof Fields)[]) {
    if (typed[field] !== read[field]) merged[field] = typed[field]
  }
  return merged
}
