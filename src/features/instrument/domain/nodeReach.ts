import type { Definition, NodeDefinition } from './definition.ts'
import { pointsOf } from './itemResults.ts'

/** Values a node can take: its bounds, and every value where they can be listed. */
export interface Reach {
  min: number
  max: number
  /** Sorted; null where values lie anywhere between the bounds. */
  values: number[] | null
}

/** Beyond this many values a list says no more than the bounds. */
const LISTED_AT_MOST = 5000

/** Reach of every number node, in one pass; decisions have none. Expects a definition without cycles. */
export function nodeReach(definition: Definition): Map<string, Reach> {
  const reach = new Map<string, Reach>()
  const items = new Map(definition.items.map((item) => [item.id, item]))
  const byID = new Map(definition.nodes.map((node) => [node.id, node]))

  function itemValues(id: string): number[] {
    const item = items.get(id)
    if (!item?.scored) return []
    const options = definition.optionSets[item.optionSet] ?? []
    const points = options.map((option) => pointsOf(item, option, options))
    return item.whenSkipped === undefined ? points : [...points, item.whenSkipped]
  }

  function visit(node: NodeDefinition): Reach | null {
    const known = reach.get(node.id)
    if (known) return known
    const made = make(node)
    if (made) reach.set(node.id, made)
    return made
  }

  function make(node: NodeDefinition): Reach | null {
    if (node.op === 'decide') return null
    if (node.op === 'linear' || node.op === 'add') {
      const operands = (node.op === 'linear' ? [node.of] : node.of).map((name) => {
        const operand = byID.get(name)
        return operand ? visit(operand) : null
      })
      if (operands.some((operand) => operand === null)) return null
      const parts = operands.filter((operand) => operand !== null)
      return node.op === 'add' ? sums(parts) : scaled(parts[0], node.factor, node.offset)
    }
    const lists = node.of.map(itemValues)
    if (lists.some((list) => list.length === 0)) return null
    if (node.op === 'sum') return withRounding(node, sums(lists.map(listed)))
    if (node.op === 'count') return listed(Array.from({ length: node.of.length + 1 }, (_, index) => index))
    const all = listed(lists.flat())
    return node.op === 'mean' ? { ...all, values: null } : all
  }

  for (const node of definition.nodes) visit(node)
  return reach
}

function listed(values: number[]): Reach {
  const sorted = [...new Set(values)].sort((left, right) => left - right)
  return { min: sorted[0] ?? 0, max: sorted.at(-1) ?? 0, values: sorted }
}

function sums(parts: Reach[]): Reach {
  let values: number[] | null = [0]
  for (const part of parts) {
    if (values === null || part.values === null) values = null
    else {
      const added: number[] = part.values
      values = [...new Set(values.flatMap((value) => added.map((more) => value + more)))]
      if (values.length > LISTED_AT_MOST) values = null
    }
  }
  if (values) return listed(values)
  return { min: total(parts.map((part) => part.min)), max: total(parts.map((part) => part.max)), values: null }
}

function scaled(part: Reach | undefined, factor: number, offset: number): Reach | null {
  if (!part) return null
  if (part.values) return listed(part.values.map((value) => factor * value + offset))
  const ends = [factor * part.min + offset, factor * part.max + offset]
  return { min: Math.min(...ends), max: Math.max(...ends), values: null }
}

/** Prorating may give any whole number between the bounds, or anything at all where it is not rounded. */
function withRounding(node: Extract<NodeDefinition, { op: 'sum' }>, reach: Reach): Reach {
  if (node.missing.policy !== 'prorate' || reach.values === null) return reach
  if (node.missing.round === 'none') return { ...reach, values: null }
  if (reach.max - reach.min > LISTED_AT_MOST) return { ...reach, values: null }
  const first = Math.ceil(reach.min)
  const whole = Array.from({ length: Math.max(0, Math.floor(reach.max) - first + 1) }, (_, index) => first + index)
  return listed([...reach.values, ...whole])
}

function total(values: number[]): number {
  return values.reduce((sum, value) => sum + value, 0)
}
