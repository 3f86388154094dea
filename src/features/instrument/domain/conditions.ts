import type { Condition, Operand } from './condition.ts'

/** Value of an item or node by its id; null or undefined where there is none. */
export type Lookup = (name: string) => number | string | null | undefined

/**
 * Evaluates a condition totally: it never throws, and a comparison with a missing operand is false.
 * `not` turns such a false into true, so "asked unless item 1 is 0" is written `{ not: { '==': ['q1', 0] } }`.
 */
export function holds(condition: Condition, lookup: Lookup): boolean {
  if ('and' in condition) return condition.and.every((part) => holds(part, lookup))
  if ('or' in condition) return condition.or.some((part) => holds(part, lookup))
  if ('not' in condition) return !holds(condition.not, lookup)
  if ('answered' in condition) return present(lookup(condition.answered))
  if ('>=' in condition) return compares(condition['>='], lookup, (left, right) => left >= right)
  if ('>' in condition) return compares(condition['>'], lookup, (left, right) => left > right)
  if ('<=' in condition) return compares(condition['<='], lookup, (left, right) => left <= right)
  if ('<' in condition) return compares(condition['<'], lookup, (left, right) => left < right)
  if ('==' in condition) return equals(condition['=='], lookup, true)
  if ('!=' in condition) return equals(condition['!='], lookup, false)
  return false
}

/** Names of items and nodes whose value the condition compares; those only asked for with `answered` are left out on request. */
export function namesIn(condition: Condition, withAnswered = true): string[] {
  if ('and' in condition) return condition.and.flatMap((part) => namesIn(part, withAnswered))
  if ('or' in condition) return condition.or.flatMap((part) => namesIn(part, withAnswered))
  if ('not' in condition) return namesIn(condition.not, withAnswered)
  if ('answered' in condition) return withAnswered ? [condition.answered] : []
  const operands: Operand[] = Object.values(condition).flat()
  return operands.filter((operand) => typeof operand === 'string')
}

function present(value: number | string | null | undefined): value is number | string {
  return value !== null && value !== undefined && !Number.isNaN(value)
}

function valueOf(operand: Operand, lookup: Lookup): number | string | null {
  if (typeof operand === 'number') return operand
  const value = typeof operand === 'string' ? lookup(operand) : operand.value
  return present(value) ? value : null
}

/** Only numbers have an order; anything else compares as false. */
function compares(pair: [Operand, Operand], lookup: Lookup, test: (left: number, right: number) => boolean): boolean {
  const left = valueOf(pair[0], lookup)
  const right = valueOf(pair[1], lookup)
  return typeof left === 'number' && typeof right === 'number' && test(left, right)
}

function equals(pair: [Operand, Operand], lookup: Lookup, wanted: boolean): boolean {
  const left = valueOf(pair[0], lookup)
  const right = valueOf(pair[1], lookup)
  return left !== null && right !== null && (left === right) === wanted
}
