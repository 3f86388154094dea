import { namesIn } from './conditions.ts'
import type { Definition, NodeDefinition } from './definition.ts'
import type { DefinitionProblem } from './definitionProblem.ts'

/** Problems of the calculation itself: unknown names, wrong kinds of operands, cycles, policies that could never apply. */
export function nodeProblems(definition: Definition): DefinitionProblem[] {
  const problems = definition.nodes.flatMap((node) => problemsOf(definition, node))
  return problems.length > 0 ? problems : cycles(definition)
}

/** Names a node is made from. */
export function operandsOf(node: NodeDefinition): string[] {
  if (node.op === 'decide') return [...new Set(node.rules.flatMap((rule) => namesIn(rule.if)))]
  return typeof node.of === 'string' ? [node.of] : node.of
}

function problemsOf(definition: Definition, node: NodeDefinition): DefinitionProblem[] {
  const place = `node ${node.id}`
  const problems: DefinitionProblem[] = []
  const nodes = new Map(definition.nodes.map((other) => [other.id, other]))
  const items = new Map(definition.items.map((item) => [item.id, item]))
  const operands = operandsOf(node)
  const repeated = operands.filter((name, index) => operands.indexOf(name) !== index)
  for (const name of new Set(repeated)) problems.push({ code: 'duplicateID', place, reason: `${name} goes in twice` })

  if (node.op === 'decide') {
    for (const name of operands) {
      if (!nodes.has(name) && !items.has(name))
        problems.push({ code: 'unknownID', place, reason: `${name} is no item or node` })
    }
    for (const result of [...node.rules.map((rule) => rule.result), node.else]) {
      if (!Object.hasOwn(node.results, result))
        problems.push({ code: 'missingText', place, reason: `result ${result} has no words` })
    }
    return problems
  }
  if ('missing' in node) {
    for (const name of operands) {
      const item = items.get(name)
      if (!item) problems.push({ code: 'unknownID', place, reason: `${name} is no item` })
      else if (!item.scored) problems.push({ code: 'policy', place, reason: `${name} is not scored` })
    }
    const { missing } = node
    if (missing.policy === 'minimum' && (missing.count < 1 || missing.count > operands.length)) {
      problems.push({ code: 'policy', place, reason: `needs ${missing.count} of ${operands.length} items` })
    }
    if (missing.policy === 'prorate' && missing.maximum >= operands.length) {
      problems.push({ code: 'policy', place, reason: 'lets every item be missing' })
    }
    if (node.op === 'count') {
      const foreign = namesIn(node.where).filter((name) => name !== '$')
      for (const name of foreign)
        problems.push({ code: 'unknownID', place, reason: `its where names ${name}; only $ is known there` })
    }
    return problems
  }
  for (const name of operands) {
    const other = nodes.get(name)
    if (!other) problems.push({ code: 'unknownID', place, reason: `${name} is no node` })
    else if (other.op === 'decide')
      problems.push({ code: 'policy', place, reason: `${name} is a decision, not a number` })
  }
  return problems
}

function cycles(definition: Definition): DefinitionProblem[] {
  const nodes = new Map(definition.nodes.map((node) => [node.id, node]))
  const done = new Set<string>()
  const problems: DefinitionProblem[] = []
  function visit(name: string, path: string[]): void {
    const node = nodes.get(name)
    if (!node || done.has(name) || problems.length > 0) return
    if (path.includes(name)) {
      const circle = [...path.slice(path.indexOf(name)), name].join(' → ')
      problems.push({ code: 'cycle', place: `node ${name}`, reason: `it is made from itself: ${circle}` })
      return
    }
    for (const operand of operandsOf(node)) visit(operand, [...path, name])
    done.add(name)
  }
  for (const node of definition.nodes) visit(node.id, [])
  return problems
}
