import type { Condition, Operand } from './condition.ts'

const signs: Record<string, string> = { '>=': '≥', '>': '>', '<=': '≤', '<': '<', '==': '=', '!=': '≠' }

/** A condition on one value (`$`) as written beside a count: `≥ 2`; the value itself is left out. */
export function conditionText(condition: Condition): string {
  if ('and' in condition) return condition.and.map(conditionText).join(' ∧ ')
  if ('or' in condition) return condition.or.map(conditionText).join(' ∨ ')
  if ('not' in condition) return `¬(${conditionText(condition.not)})`
  if ('answered' in condition) return `∃ ${condition.answered}`
  const [sign, operands] = Object.entries(condition)[0] ?? ['', []]
  return [operandText(operands[0]), signs[sign], operandText(operands[1])].filter((part) => part !== '').join(' ')
}

function operandText(operand: Operand | undefined): string {
  if (operand === undefined || operand === '$') return ''
  return String(typeof operand === 'object' ? operand.value : operand)
}
