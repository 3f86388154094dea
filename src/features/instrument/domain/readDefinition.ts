import { bandProblems } from './bandProblems.ts'
import { namesIn } from './conditions.ts'
import { DEFINITION, type Definition } from './definition.ts'
import { DefinitionRefused, type DefinitionProblem } from './definitionProblem.ts'
import { nodeProblems } from './nodeProblems.ts'
import { readShape } from './readShape.ts'

/** Parses a definition and refuses what could not be scored: with a code, the place and the reason of every problem. */
export function readDefinition(data: unknown): Definition {
  const definition = readShape(DEFINITION, data, 'definition')
  const structure = [
    ...duplicates(definition),
    ...itemProblems(definition),
    ...conditionProblems(definition),
    ...nodeProblems(definition),
  ]
  if (structure.length > 0) throw new DefinitionRefused(structure)
  const content = [...referenceProblems(definition), ...bandProblems(definition)]
  if (content.length > 0) throw new DefinitionRefused(content)
  return definition
}

function duplicates(definition: Definition): DefinitionProblem[] {
  const groups: [string, string[]][] = [
    ['items and nodes', [...definition.items, ...definition.nodes].map((entry) => entry.id)],
    ['modules', definition.modules.map((module) => module.id)],
    ['blocks', definition.blocks.map((block) => block.id)],
    ['bandSets', definition.bandSets.map((set) => set.id)],
    ['cutoffs', definition.cutoffs.map((cutoff) => cutoff.id)],
    ['alerts', definition.alerts.map((alert) => alert.id)],
    ['item numbers', definition.items.map((item) => String(item.number))],
    ...definition.bandSets.map((set): [string, string[]] => [`band set ${set.id}`, set.steps.map((step) => step.id)]),
    ['band sets by node', definition.bandSets.map((set) => set.of)],
    ['measurements by node', definition.measurements.map((measurement) => measurement.of)],
    ...Object.entries(definition.optionSets).map(([id, values]): [string, string[]] => [
      `option set ${id}`,
      values.map(String),
    ]),
  ]
  return groups.flatMap(([place, ids]) =>
    [...new Set(ids.filter((id, index) => ids.indexOf(id) !== index))].map((id) => ({
      code: 'duplicateID' as const,
      place,
      reason: `${id} stands there twice`,
    })),
  )
}

function itemProblems(definition: Definition): DefinitionProblem[] {
  const problems: DefinitionProblem[] = []
  const modules = new Set(definition.modules.map((module) => module.id))
  const blocks = new Set(definition.blocks.map((block) => block.id))
  for (const item of definition.items) {
    const place = `item ${item.id}`
    const options = Object.hasOwn(definition.optionSets, item.optionSet)
      ? definition.optionSets[item.optionSet]
      : undefined
    if (!modules.has(item.module))
      problems.push({ code: 'unknownID', place, reason: `module ${item.module} does not exist` })
    if (!blocks.has(item.block))
      problems.push({ code: 'unknownID', place, reason: `block ${item.block} does not exist` })
    if (!options) problems.push({ code: 'unknownID', place, reason: `option set ${item.optionSet} does not exist` })
    else if (item.recode) {
      const recode = item.recode
      const keys = new Set(Object.keys(recode))
      const absent = options.filter((option) => !keys.delete(String(option)))
      if (absent.length > 0)
        problems.push({ code: 'recode', place, reason: `no points for option ${absent.join(', ')}` })
      if (keys.size > 0)
        problems.push({ code: 'recode', place, reason: `points for ${[...keys].join(', ')}, which is no option` })
    }
    if (item.whenSkipped !== undefined && !isConditional(definition, item)) {
      problems.push({ code: 'policy', place, reason: 'whenSkipped is given but nothing ever skips the item' })
    }
  }
  return problems
}

function isConditional(definition: Definition, item: Definition['items'][number]): boolean {
  return [
    item.condition,
    definition.modules.find((module) => module.id === item.module)?.condition,
    definition.blocks.find((block) => block.id === item.block)?.condition,
  ].some((condition) => condition !== undefined)
}

/** Conditions of items, modules and blocks may look only at items that come before. */
function conditionProblems(definition: Definition): DefinitionProblem[] {
  const problems: DefinitionProblem[] = []
  const places = new Map(definition.items.map((item, index) => [item.id, index]))
  const check = (place: string, condition: Parameters<typeof namesIn>[0] | undefined, first: number) => {
    for (const name of condition ? namesIn(condition) : []) {
      const at = places.get(name)
      if (at === undefined)
        problems.push({ code: 'unknownID', place, reason: `its condition names ${name}, which is no item` })
      else if (at >= first)
        problems.push({ code: 'order', place, reason: `its condition looks at ${name}, which is not asked before it` })
    }
  }
  definition.items.forEach((item, index) => check(`item ${item.id}`, item.condition, index))
  for (const module of definition.modules) {
    const first = definition.items.findIndex((item) => item.module === module.id)
    if (first < 0) problems.push({ code: 'unknownID', place: `module ${module.id}`, reason: 'it has no item' })
    else check(`module ${module.id}`, module.condition, first)
  }
  for (const block of definition.blocks) {
    const first = definition.items.findIndex((item) => item.block === block.id)
    if (first < 0) problems.push({ code: 'unknownID', place: `block ${block.id}`, reason: 'it has no item' })
    else check(`block ${block.id}`, block.condition, first)
  }
  return problems
}

/** What stands beside the nodes: main node, band sets, cut-offs, measurements, alerts. */
function referenceProblems(definition: Definition): DefinitionProblem[] {
  const problems: DefinitionProblem[] = []
  const nodes = new Set(definition.nodes.map((node) => node.id))
  const items = new Set(definition.items.map((item) => item.id))
  const need = (place: string, name: string, known: Set<string>, kind: string) => {
    if (!known.has(name)) problems.push({ code: 'unknownID', place, reason: `${name} is no ${kind}` })
  }
  need('mainNodeID', definition.mainNodeID, nodes, 'node')
  for (const cutoff of definition.cutoffs) need(`cutoff ${cutoff.id}`, cutoff.of, nodes, 'node')
  for (const measurement of definition.measurements) {
    const place = `measurement of ${measurement.of}`
    need(place, measurement.of, nodes, 'node')
    const r = measurement.reliability?.value
    if (r !== undefined && (r < 0 || r > 1))
      problems.push({ code: 'shape', place, reason: `reliability ${r} is not between 0 and 1` })
    if (measurement.standardDeviation && measurement.standardDeviation.value <= 0)
      problems.push({ code: 'shape', place, reason: 'the standard deviation is not positive' })
  }
  for (const alert of definition.alerts) {
    need(`alert ${alert.id}`, alert.itemID, items, 'item')
    for (const name of namesIn(alert.if)) need(`alert ${alert.id}`, name, new Set([...items, ...nodes]), 'item or node')
  }
  return problems
}
