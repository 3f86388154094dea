import type { LocalText } from '#base/domain/locale.ts'
import { holds, type Lookup } from './conditions.ts'
import type { Definition, NodeDefinition } from './definition.ts'
import { derivedNode } from './derivedNode.ts'
import type { Alert, BandStep, Cutoff, Evaluation, NodeResult, TraceStep } from './evaluation.ts'
import { itemResults, type ScoredItem } from './itemResults.ts'
import { confirmedError, Z_95 } from './measurementError.ts'
import type { NodeOutcome } from './nodeOutcome.ts'
import { nodeReach, type Reach } from './nodeReach.ts'
import { numberText } from './numberText.ts'
import type { Person } from './person.ts'
import type { ItemValues } from './questionnaire.ts'
import { scaleNode } from './scaleNode.ts'
import { notApplied } from './scaleTrace.ts'

/**
 * Scores answers. Pure and deterministic: the same definition, answers and person give the same evaluation in the browser, on the server
 * and on the command line. The definition must have been read by `readDefinition`.
 */
export function evaluate(definition: Definition, answers: ItemValues, person: Person): Evaluation {
  const items = itemResults(definition, answers)
  const outcomes = outcomesOf(definition, items)
  const reach = nodeReach(definition)
  const lookup = lookupIn(items, outcomes)
  return {
    testID: definition.id,
    version: definition.version,
    mainNodeID: definition.mainNodeID,
    nodes: definition.nodes.flatMap((node) => {
      const outcome = outcomes.get(node.id)
      return outcome ? [nodeResult(definition, node, outcome, reach.get(node.id))] : []
    }),
    items: items.map(({ invalid: _invalid, recoded: _recoded, ...item }) => item),
    alerts: definition.alerts.filter((alert) => holds(alert.if, lookup)).map(toAlert),
    bandSets: definition.bandSets,
    cutoffs: definition.cutoffs.map((cutoff) => ({ ...cutoff, at: cutoffFor(cutoff.at, person) })),
    normStatus: definition.normStatus,
    source: definition.source,
    usualDurationMs: { ...definition.validity.usualDurationMs, basis: definition.validity.basis },
  }
}

function outcomesOf(definition: Definition, items: ScoredItem[]): Map<string, NodeOutcome> {
  const outcomes = new Map<string, NodeOutcome>()
  const nodes = new Map(definition.nodes.map((node) => [node.id, node]))
  const itemsByID = new Map(items.map((item) => [item.id, item]))
  const lookup: Lookup = (name) => {
    if (nodes.has(name)) return outcomeOf(name)?.value
    return itemValue(itemsByID.get(name))
  }
  function outcomeOf(name: string): NodeOutcome | undefined {
    const node = nodes.get(name)
    const known = outcomes.get(name)
    if (known || !node) return known
    const made =
      'missing' in node
        ? scaleNode(
            node,
            node.of.flatMap((id) => itemsByID.get(id) ?? []),
          )
        : derivedNode(node, outcomeOf, lookup)
    outcomes.set(name, made)
    return made
  }
  for (const node of definition.nodes) outcomeOf(node.id)
  return outcomes
}

/** Names in alerts and decisions: nodes by value, scored items by points, other items by answer. */
function lookupIn(items: ScoredItem[], outcomes: Map<string, NodeOutcome>): Lookup {
  const byID = new Map(items.map((item) => [item.id, item]))
  return (name) => outcomes.get(name)?.value ?? itemValue(byID.get(name))
}

function itemValue(item: ScoredItem | undefined): number | string | null {
  if (!item || item.invalid) return null
  if (item.scored) return item.value
  return Array.isArray(item.raw) ? null : item.raw
}

function nodeResult(
  definition: Definition,
  node: NodeDefinition,
  outcome: NodeOutcome,
  reach: Reach | undefined,
): NodeResult {
  const { value, valueLabel, status, n, missing } = outcome
  const bandSet = definition.bandSets.find((set) => set.of === node.id)
  const band = bandSet && typeof value === 'number' ? bandOf(bandSet.steps, value) : null
  const error = errorOf(definition, node.id, value, reach)
  const isMain = node.id === definition.mainNodeID
  return {
    id: node.id,
    label: node.label,
    value,
    ...(valueLabel && { valueLabel }),
    status,
    n,
    missing,
    min: reach?.min ?? null,
    max: reach?.max ?? null,
    band,
    interval: error.interval,
    trace: [
      ...outcome.trace,
      ...(bandSet ? [bandStep(band, value)] : []),
      ...(isMain || error.interval ? [error.step] : []),
      ...(isMain ? [normStep(), sourceStep(definition)] : []),
    ],
  }
}

/** The band a value reaches: the last one that begins at or below it. */
function bandOf(steps: BandStep[], value: number): BandStep | null {
  return steps.findLast((step) => step.from <= value) ?? null
}

function bandStep(band: BandStep | null, value: number | string | null): TraceStep {
  if (!band || typeof value !== 'number') {
    return notApplied('band', { de: 'Ohne Wert kein Bereich', en: 'No value, no band' })
  }
  const range = `${numberText(band.from)}–${numberText(band.to)}`
  const rule = { de: `Bereich ${range}: ${band.label.de}`, en: `Band ${range}: ${band.label.en}` }
  return { kind: 'band', applied: true, calculation: numberText(value), rule, result: range, resultText: band.label }
}

function errorOf(
  definition: Definition,
  nodeID: string,
  value: number | string | null,
  reach: Reach | undefined,
): { interval: NodeResult['interval']; step: TraceStep } {
  const error = confirmedError(definition, nodeID)
  if (!error || typeof value !== 'number') {
    const rule: LocalText = error
      ? { de: 'Ohne Wert kein Konfidenzintervall', en: 'No value, no confidence interval' }
      : {
          de: 'Keine an der Quelle bestätigte Reliabilität: kein Konfidenzintervall',
          en: 'No reliability confirmed at its source: no confidence interval',
        }
    return { interval: null, step: notApplied('error', rule) }
  }
  const { sem, source } = error
  const low = Math.max(reach?.min ?? -Infinity, value - Z_95 * sem)
  const high = Math.min(reach?.max ?? Infinity, value + Z_95 * sem)
  const within = `${numberText(value)} ± ${Z_95} × ${numberText(sem)}`
  return {
    interval: { low, high, level: 0.95, sem },
    step: {
      kind: 'error',
      applied: true,
      calculation: `${numberText(error.standardDeviation)} × √(1 − ${numberText(error.reliability)}) = ${numberText(sem)}`,
      rule: {
        de: `${within}, innerhalb der Spannweite; ${source}`,
        en: `${within}, within the range; ${source}`,
      },
      result: `${numberText(low)}–${numberText(high)}`,
    },
  }
}

function normStep(): TraceStep {
  return notApplied('norm', {
    de: 'Keine an der Quelle bestätigte Norm: nur Wert und Bereich',
    en: 'No norm confirmed at its source: value and band only',
  })
}

function sourceStep(definition: Definition): TraceStep {
  return { kind: 'source', applied: true, calculation: '', rule: definition.source, result: definition.version }
}

function cutoffFor(at: Definition['cutoffs'][number]['at'], person: Person): Cutoff['at'] {
  return typeof at === 'number' ? at : at[person.gender ?? 'other']
}

function toAlert({ id, itemID, severity, text }: Definition['alerts'][number]): Alert {
  return { id, itemID, severity, text }
}
