import type { LocalText } from '#base/domain/locale.ts'
import { conditionText } from './conditionText.ts'
import { holds } from './conditions.ts'
import type { MissingPolicy, ScaleNode } from './definition.ts'
import type { NodeStatus, TraceStep } from './evaluation.ts'
import type { ScoredItem } from './itemResults.ts'
import type { NodeOutcome } from './nodeOutcome.ts'
import { numberText } from './numberText.ts'
import { roundHalfAwayFromZero } from './roundHalfAwayFromZero.ts'
import { answersStep, missingStep, notApplied, recodeStep, skippedStep } from './scaleTrace.ts'

/** A node made from items: sum, mean, lowest, highest, count. */
export function scaleNode(node: ScaleNode, items: ScoredItem[]): NodeOutcome {
  const values = items.flatMap((item) => (item.value === null ? [] : [item.value]))
  const missing = items.filter((item) => item.state === 'missing').length
  const status = statusOf(node.missing, items, values.length, missing)
  const points = node.op === 'count' ? values.map((value) => (holds(node.where, () => value) ? 1 : 0)) : values
  const given = status === 'ok' || status === 'prorated'
  const value = given ? combined(node, points, missing, status) : null
  return {
    value,
    status,
    n: items.filter((item) => item.state === 'answered' && !item.invalid).length,
    missing,
    trace: [
      answersStep(items),
      recodeStep(items),
      ...[skippedStep(items)].filter((step) => step !== null),
      missingStep(items, node.missing, status === 'prorated' ? meanStep(points) : null),
      value === null ? notApplied('combine', reasons[status]) : combineStep(node, points, missing, status, value),
    ],
  }
}

function statusOf(policy: MissingPolicy, items: ScoredItem[], counted: number, missing: number): NodeStatus {
  if (items.some((item) => item.invalid)) return 'invalid'
  if (counted + missing === 0) return 'notApplicable'
  if (counted === 0) return 'incomplete'
  if (policy.policy === 'minimum') return counted >= policy.count ? 'ok' : 'incomplete'
  if (missing === 0) return 'ok'
  return policy.policy === 'prorate' && missing <= policy.maximum ? 'prorated' : 'incomplete'
}

function sumOf(points: number[]): number {
  return points.reduce((sum, value) => sum + value, 0)
}

function combined(node: ScaleNode, points: number[], missing: number, status: NodeStatus): number {
  if (node.op === 'minimum') return Math.min(...points)
  if (node.op === 'maximum') return Math.max(...points)
  if (node.op === 'mean') {
    const mean = sumOf(points) / points.length
    return node.decimals === undefined ? mean : roundHalfAwayFromZero(mean, node.decimals)
  }
  if (status !== 'prorated') return sumOf(points)
  const prorated = (sumOf(points) * (points.length + missing)) / points.length
  return node.missing.policy === 'prorate' && node.missing.round === 'none' ? prorated : roundHalfAwayFromZero(prorated)
}

function meanStep(points: number[]): TraceStep {
  const mean = numberText(sumOf(points) / points.length)
  return {
    kind: 'missing',
    applied: true,
    calculation: `${numberText(sumOf(points))} ÷ ${points.length} = ${mean}`,
    rule: { de: '', en: '' },
    result: mean,
  }
}

function combineStep(node: ScaleNode, points: number[], missing: number, status: NodeStatus, value: number): TraceStep {
  const sum = numberText(sumOf(points))
  const written = points.map(numberText)
  const exact = (sumOf(points) * (points.length + missing)) / points.length
  const rounded = value === exact ? '' : ` → ${numberText(value)}`
  const calculations: Record<ScaleNode['op'], string> = {
    sum: `${written.join(' + ')} = ${sum}`,
    count: `${written.join(' + ')} = ${sum}`,
    mean: `(${written.join(' + ')}) ÷ ${points.length} = ${numberText(value)}`,
    minimum: `min(${written.join(', ')}) = ${numberText(value)}`,
    maximum: `max(${written.join(', ')}) = ${numberText(value)}`,
  }
  return {
    kind: 'combine',
    applied: true,
    calculation:
      status === 'prorated'
        ? `${sum} ÷ ${points.length} × ${points.length + missing} = ${numberText(exact)}${rounded}`
        : calculations[node.op],
    rule: ruleOf(node),
    result: numberText(value),
  }
}

function ruleOf(node: ScaleNode): LocalText {
  if (node.op === 'sum') return { de: 'Summe der Punkte', en: 'Sum of the points' }
  if (node.op === 'mean') return { de: 'Mittelwert der Punkte', en: 'Mean of the points' }
  if (node.op === 'minimum') return { de: 'Kleinster Wert', en: 'Lowest value' }
  if (node.op === 'maximum') return { de: 'Größter Wert', en: 'Highest value' }
  const where = conditionText(node.where)
  return { de: `Anzahl der Items mit Wert ${where}`, en: `Number of items with a value ${where}` }
}

const reasons: Record<NodeStatus, LocalText> = {
  ok: { de: '', en: '' },
  prorated: { de: '', en: '' },
  incomplete: { de: 'Nicht berechnet: zu viele Antworten fehlen', en: 'Not computed: too many answers are missing' },
  notApplicable: {
    de: 'Nicht berechnet: kein Item dieser Skala wurde gestellt',
    en: 'Not computed: no item of this scale was asked',
  },
  invalid: {
    de: 'Nicht berechnet: eine Antwort gehört nicht zu den Antwortmöglichkeiten',
    en: 'Not computed: an answer is not among the options',
  },
}
