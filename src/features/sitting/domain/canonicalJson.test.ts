import fc from 'fast-check'
import { expect, it } from 'vitest'
import { canonicalJson, type Json } from './canonicalJson.ts'

it.each([Number.NaN, Number.POSITIVE_INFINITY])('refuses %d, for which JSON has no number', (value) => {
  expect(() => canonicalJson({ value })).toThrow(RangeError)
})

it('writes keys in the order of their code units, without spaces, as RFC 8785 does', () => {
  expect(canonicalJson({ '\u20ac': 1, '1': 2, '\r': 3, ö: 4, a: { z: null, b: [true, -0, 1e21, 'ß"'] } })).toBe(
    '{"\\r":3,"1":2,"a":{"b":[true,0,1e+21,"ß\\""],"z":null},"ö":4,"€":1}',
  )
})

it('leaves out what the wire leaves out', () => {
  const entry: Record<string, Json> = { b: 1 }
  Object.assign(entry, { a: undefined })
  expect(canonicalJson(entry)).toBe('{"b":1}')
})

const json = fc.jsonValue().map((value) => value as Json)

it('is the same text however keys are ordered', () => {
  const reordered = (value: Json): Json => {
    if (value === null || typeof value !== 'object') return value
    if (Array.isArray(value)) return value.map((member: Json) => reordered(member))
    return Object.fromEntries(
      Object.entries(value)
        .reverse()
        .map(([key, member]) => [key, reordered(member)]),
    )
  }
  fc.assert(fc.property(json, (value) => canonicalJson(reordered(value)) === canonicalJson(value)))
})

it('survives the wire: what is parsed and written again is the same text', () => {
  fc.assert(
    fc.property(json, (value) => canonicalJson(JSON.parse(canonicalJson(value)) as Json) === canonicalJson(value)),
  )
})
