import type { Condition } from './condition.ts'
import { holds } from './conditions.ts'
import type { AnswerValue, ItemValues } from './questionnaire.ts'

/** The part of a questionnaire or a definition that decides which items are asked. */
export interface Asking {
  modules: { id: string; condition?: Condition }[]
  blocks: { id: string; condition?: Condition }[]
  items: { id: string; module: string; block: string; condition?: Condition }[]
}

/**
 * Ids of the items asked with these answers, in order. An item is asked while the conditions of its module, its block and itself hold.
 * Conditions see raw answers of items that are asked themselves: an answer left over from a path no longer taken decides nothing.
 */
export function askedItems(asking: Asking, answers: ItemValues): Set<string> {
  const asked = new Set<string>()
  const lookup = (name: string) => (asked.has(name) ? comparable(answers[name]) : null)
  const moduleConditions = new Map(asking.modules.map((module) => [module.id, module.condition]))
  const blockConditions = new Map(asking.blocks.map((block) => [block.id, block.condition]))
  for (const item of asking.items) {
    const conditions = [moduleConditions.get(item.module), blockConditions.get(item.block), item.condition]
    if (conditions.every((condition) => condition === undefined || holds(condition, lookup))) asked.add(item.id)
  }
  return asked
}

function comparable(answer: AnswerValue | undefined): number | string | null {
  return answer === undefined || Array.isArray(answer) ? null : answer
}
