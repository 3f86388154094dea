import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { call } from '#base/contract/call.ts'
import { Refusal } from '#base/domain/refusal.ts'
import { readInput } from './readInput.ts'

const contract = call({
  method: 'POST',
  path: 'note/{id}',
  summary: 'A call for this test.',
  access: 'public',
  input: z.strictObject({ id: z.string(), values: z.record(z.string(), z.union([z.string(), z.array(z.string())])) }),
  output: z.strictObject({}),
  refuses: [],
})
const read = (values: unknown, id = 'a') => readInput(contract, { params: { id }, query: {}, body: { values } }, 'de')

test.each([
  ['the sign that PostgreSQL has no place for', { q1: 'a\u0000b' }],
  ['half of a sign of two halves', { q1: ['fine', 'a\uD83D'] }],
  ['one of them in a name', { 'q\u0000': 'a' }],
])('refuses %s, instead of failing at the database', (_what, values) => {
  expect(() => read(values)).toThrow(Refusal)
})

test('the placeholder of the address wins over a field of the body', () => {
  const request = { params: { id: 'address' }, query: {}, body: { id: 'body', values: { q1: 'Ä 🙂' } } }
  expect(readInput(contract, request, 'de')).toEqual({ id: 'address', values: { q1: 'Ä 🙂' } })
})
