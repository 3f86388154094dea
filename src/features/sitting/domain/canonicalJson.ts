/** What canonical JSON can carry: plain JSON without a place for `undefined`. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json }

/**
 * One text for one content, whatever the order of keys: keys sorted by UTF-16 code units, no spaces, numbers and strings as `JSON.stringify`
 * writes them (as RFC 8785 does). Keys whose value is `undefined` are left out, as they are on the wire.
 */
export function canonicalJson(value: Json): string {
  if (typeof value === 'number' && !Number.isFinite(value))
    throw new RangeError('canonical JSON has no number that is not finite')
  if (value === null || typeof value !== 'object') return JSON.stringify(value)
  if (isList(value)) return `[${value.map(canonicalJson).join(',')}]`
  const entries = Object.entries(value)
    .filter(([, member]) => member !== undefined)
    .sort(([left], [right]) => (left < right ? -1 : left > right ? 1 : 0))
  return `{${entries.map(([key, member]) => `${JSON.stringify(key)}:${canonicalJson(member)}`).join(',')}}`
}

function isList(value: object): value is readonly Json[] {
  return Array.isArray(value)
}
