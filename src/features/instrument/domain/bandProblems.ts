import type { Definition } from './definition.ts'
import type { DefinitionProblem } from './definitionProblem.ts'
import { nodeReach, type Reach } from './nodeReach.ts'

/** Bands must cover a node's range from end to end, without gap, overlap or a band no answer can reach; cut-offs must lie within it. */
export function bandProblems(definition: Definition): DefinitionProblem[] {
  const reach = nodeReach(definition)
  const problems = definition.bandSets.flatMap((set) => problemsOf(set, reach.get(set.of)))
  for (const cutoff of definition.cutoffs) {
    const range = reach.get(cutoff.of)
    const values = typeof cutoff.at === 'number' ? [cutoff.at] : Object.values(cutoff.at)
    for (const at of values) {
      if (!range) problems.push({ code: 'band', place: `cutoff ${cutoff.id}`, reason: `${cutoff.of} is no number` })
      else if (at < range.min || at > range.max) {
        problems.push({
          code: 'band',
          place: `cutoff ${cutoff.id}`,
          reason: `${at} lies outside ${range.min} to ${range.max}`,
        })
      }
    }
  }
  return problems
}

function problemsOf(set: Definition['bandSets'][number], reach: Reach | undefined): DefinitionProblem[] {
  const place = `band set ${set.id}`
  const say = (reason: string): DefinitionProblem => ({ code: 'band', place, reason })
  if (!reach) return [say(`${set.of} is no node with a number`)]
  const problems: DefinitionProblem[] = []
  const first = set.steps[0]
  const last = set.steps.at(-1)
  if (first && first.from !== reach.min) problems.push(say(`it begins at ${first.from}, the node at ${reach.min}`))
  if (last && last.to !== reach.max) problems.push(say(`it ends at ${last.to}, the node at ${reach.max}`))
  set.steps.forEach((step, index) => {
    const next = set.steps[index + 1]
    if (step.to < step.from) problems.push(say(`${step.id} ends before it begins`))
    if (next && next.from <= step.to) problems.push(say(`${step.id} and ${next.id} overlap at ${next.from}`))
    if (next && hasGap(step.to, next.from, reach))
      problems.push(say(`nothing covers what lies between ${step.to} and ${next.from}`))
    const reached = reach.values
      ? reach.values.some((value) => value >= step.from && value <= step.to)
      : step.to >= reach.min && step.from <= reach.max
    if (!reached) problems.push(say(`no answers lead to ${step.id}`))
  })
  return problems
}

/** Whole-numbered bands follow each other by one; between them no value may lie. */
function hasGap(to: number, from: number, reach: Reach): boolean {
  if (from - to > 1) return true
  return reach.values?.some((value) => value > to && value < from) ?? false
}
