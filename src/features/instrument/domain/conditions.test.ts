import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Condition } from './condition.ts'
import { holds, namesIn } from './conditions.ts'

const values: Record<string, number | string | null> = { one: 1, two: 2, text: 'b', empty: null }
const lookup = (name: string) => values[name]

test('a comparison with a missing or unknown operand is false, also where it asks for a difference', () => {
  expect(holds({ '>=': ['empty', 0] }, lookup)).toBe(false)
  expect(holds({ '<': ['unknown', 5] }, lookup)).toBe(false)
  expect(holds({ '!=': ['unknown', 5] }, lookup)).toBe(false)
  expect(holds({ '==': ['empty', 'unknown'] }, lookup)).toBe(false)
  expect(holds({ answered: 'empty' }, lookup)).toBe(false)
})

test('texts have no order, and a number never equals a text', () => {
  expect(holds({ '<': ['text', { value: 'c' }] }, lookup)).toBe(false)
  expect(holds({ '==': ['one', { value: '1' }] }, lookup)).toBe(false)
  expect(holds({ '==': ['text', { value: 'b' }] }, lookup)).toBe(true)
  expect(holds({ '!=': ['text', { value: 'c' }] }, lookup)).toBe(true)
})

test('"not equal to 0" and "not (equal to 0)" differ where there is no answer', () => {
  expect(holds({ '!=': ['empty', 0] }, lookup)).toBe(false)
  expect(holds({ not: { '==': ['empty', 0] } }, lookup)).toBe(true)
})

test('an empty "and" holds and an empty "or" does not', () => {
  expect(holds({ and: [] }, lookup)).toBe(true)
  expect(holds({ or: [] }, lookup)).toBe(false)
})

test('names every operand once it is compared', () => {
  const condition: Condition = {
    and: [{ '>=': ['one', 'two'] }, { not: { answered: 'text' } }, { '==': [1, { value: 'x' }] }],
  }
  expect(namesIn(condition)).toEqual(['one', 'two', 'text'])
  expect(namesIn(condition, false)).toEqual(['one', 'two'])
})

const operand = fc.oneof(
  fc.double(),
  fc.constantFrom('one', 'two', 'text', 'empty', 'unknown', '__proto__', 'constructor'),
  fc.record({ value: fc.oneof(fc.string(), fc.integer()) }),
)
const pair = fc.tuple(operand, operand)
const { condition } = fc.letrec<{ condition: Condition }>((tie) => ({
  condition: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    ...(['>=', '>', '<=', '<', '==', '!='] as const).map((sign) =>
      pair.map((operands) => ({ [sign]: operands }) as Condition),
    ),
    fc.constantFrom('one', 'empty', 'unknown').map((answered) => ({ answered })),
    fc.array(tie('condition'), { maxLength: 3 }).map((and) => ({ and })),
    fc.array(tie('condition'), { maxLength: 3 }).map((or) => ({ or })),
    tie('condition').map((not) => ({ not })),
  ),
}))

test('every condition is decided, and its negation is the opposite', () => {
  fc.assert(
    fc.property(condition, (any) => {
      const held = holds(any, lookup)
      expect(typeof held).toBe('boolean')
      expect(holds({ not: any }, lookup)).toBe(!held)
    }),
  )
})

test('at most one of less, equal and greater holds, and none without values', () => {
  fc.assert(
    fc.property(pair, (operands) => {
      const held = (['<', '==', '>'] as const).filter((sign) => holds({ [sign]: operands } as Condition, lookup))
      expect(held.length).toBeLessThanOrEqual(1)
    }),
  )
})
