import { readDefinition } from '../readDefinition.ts'
import type { Definition } from '../definition.ts'

/** A three-item questionnaire for tests, as plain JSON; parts are replaced by name. */
export function smallDefinitionJson(parts: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    schema: 'scoring/1',
    id: 'small',
    version: '1',
    languages: ['de', 'en'],
    source: { de: 'Quelle', en: 'Source' },
    optionSets: { scale: [0, 1, 2, 3] },
    modules: [{ id: 'main' }],
    blocks: [{ id: 'main', type: 'closed' }],
    items: [item('q1', 1), item('q2', 2), item('q3', 3)],
    nodes: [total()],
    mainNodeID: 'total',
    bandSets: [],
    cutoffs: [],
    measurements: [],
    alerts: [],
    validity: { usualDurationMs: { low: 0, high: 1 }, basis: { de: 'Hausregel', en: 'House rule' } },
    normStatus: 'none',
    ...parts,
  }
}

export function smallDefinition(parts: Record<string, unknown> = {}): Definition {
  return readDefinition(smallDefinitionJson(parts))
}

export function item(id: string, number: number, parts: Record<string, unknown> = {}): Record<string, unknown> {
  return { id, number, module: 'main', block: 'main', optionSet: 'scale', scored: true, ...parts }
}

export function total(parts: Record<string, unknown> = {}): Record<string, unknown> {
  return { ...node('total'), op: 'sum', of: ['q1', 'q2', 'q3'], missing: { policy: 'complete' }, ...parts }
}

/** Id and label of a node. */
export function node(id: string): { id: string; label: { de: string; en: string } } {
  return { id, label: { de: id, en: id } }
}

export function band(id: string, from: number, to: number): Record<string, unknown> {
  return { id, from, to, label: { de: id, en: id }, severity: 1 }
}

export function bands(steps: Record<string, unknown>[], of = 'total'): Record<string, unknown> {
  return { id: 'set', of, direction: 'higherWorse', steps, source: 'test' }
}
