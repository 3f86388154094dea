import { holds, namesIn, type Lookup } from './conditions.ts'
import type { DerivedNode } from './definition.ts'
import type { NodeStatus, TraceStep } from './evaluation.ts'
import type { NodeOutcome } from './nodeOutcome.ts'
import { numberText } from './numberText.ts'
import { notApplied } from './scaleTrace.ts'

/** A node made from other nodes: add, linear, decide. `outcomeOf` gives an operand's outcome, `lookup` any value by name. */
export function derivedNode(
  node: DerivedNode,
  outcomeOf: (name: string) => NodeOutcome | undefined,
  lookup: Lookup,
): NodeOutcome {
  if (node.op === 'decide') return decided(node, outcomeOf, lookup)
  const names = node.op === 'linear' ? [node.of] : node.of
  const operands = names.flatMap((name) => outcomeOf(name) ?? [])
  const status = worst(operands.map((operand) => operand.status))
  const values = operands.flatMap((operand) => (typeof operand.value === 'number' ? [operand.value] : []))
  const complete = values.length === names.length && (status === 'ok' || status === 'prorated')
  const inherited = node.op === 'linear' ? operands.flatMap((operand) => operand.trace) : []
  const n = operands.reduce((sum, operand) => sum + operand.n, 0)
  const missing = operands.reduce((sum, operand) => sum + operand.missing, 0)
  if (!complete) {
    const kind = node.op === 'linear' ? 'transform' : 'combine'
    const step = notApplied(kind, {
      de: 'Nicht berechnet: ein Ausgangswert fehlt',
      en: 'Not computed: a value it needs is missing',
    })
    return { value: null, status: status === 'ok' ? 'invalid' : status, n, missing, trace: [...inherited, step] }
  }
  const step = node.op === 'linear' ? linearStep(node.factor, node.offset, values[0] ?? 0) : addStep(values)
  return { value: step.value, status, n, missing, trace: [...inherited, step.step] }
}

function addStep(values: number[]): { value: number; step: TraceStep } {
  const value = values.reduce((sum, part) => sum + part, 0)
  const calculation = `${values.map(numberText).join(' + ')} = ${numberText(value)}`
  const rule = { de: 'Summe der Teilwerte', en: 'Sum of the parts' }
  return { value, step: { kind: 'combine', applied: true, calculation, rule, result: numberText(value) } }
}

function linearStep(factor: number, offset: number, from: number): { value: number; step: TraceStep } {
  const value = factor * from + offset
  const plus = offset === 0 ? '' : offset < 0 ? ` − ${numberText(-offset)}` : ` + ${numberText(offset)}`
  const calculation = `${numberText(from)} × ${numberText(factor)}${plus} = ${numberText(value)}`
  const rule = { de: `Rohwert × ${numberText(factor)}${plus}`, en: `Raw score × ${numberText(factor)}${plus}` }
  return { value, step: { kind: 'transform', applied: true, calculation, rule, result: numberText(value) } }
}

/** Without every value its rules compare, a decision is not made: "no" must not come from what is missing. */
function decided(
  node: Extract<DerivedNode, { op: 'decide' }>,
  outcomeOf: (name: string) => NodeOutcome | undefined,
  lookup: Lookup,
): NodeOutcome {
  const names = [...new Set(node.rules.flatMap((rule) => namesIn(rule.if, false)))]
  const operands = names.flatMap((name) => outcomeOf(name) ?? [])
  const missing = Math.max(0, ...operands.map((operand) => operand.missing))
  const n = Math.max(0, ...operands.map((operand) => operand.n))
  const absent = names.filter((name) => lookup(name) === null || lookup(name) === undefined)
  if (absent.length > 0) {
    const status = worst(operands.map((operand) => operand.status))
    const rule = {
      de: 'Nicht entschieden: ein Wert, den die Regel braucht, fehlt',
      en: 'Not decided: a value the rule needs is missing',
    }
    return {
      value: null,
      status: status === 'ok' || status === 'prorated' ? 'incomplete' : status,
      n,
      missing,
      trace: [notApplied('decide', rule)],
    }
  }
  const hit = node.rules.find((rule) => holds(rule.if, lookup))
  const value = hit?.result ?? node.else
  const label = node.results[value] ?? { de: value, en: value }
  const calculation = names.map((name) => `${name} = ${valueText(lookup(name))}`).join(', ')
  const rule = hit?.rule ?? { de: 'Keine der Regeln trifft zu', en: 'None of the rules applies' }
  return {
    value,
    valueLabel: label,
    status: worst(operands.map((operand) => operand.status)),
    n,
    missing,
    trace: [{ kind: 'decide', applied: true, calculation, rule, result: value, resultText: label }],
  }
}

function valueText(value: ReturnType<Lookup>): string {
  return typeof value === 'number' ? numberText(value) : String(value)
}

const order: NodeStatus[] = ['ok', 'prorated', 'notApplicable', 'incomplete', 'invalid']

function worst(statuses: NodeStatus[]): NodeStatus {
  return statuses.reduce<NodeStatus>(
    (worse, status) => (order.indexOf(status) > order.indexOf(worse) ? status : worse),
    'ok',
  )
}
