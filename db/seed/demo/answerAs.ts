import { askedItems } from '#features/instrument/domain/askedItems.ts'
import type { Definition, ItemDefinition } from '#features/instrument/domain/definition.ts'
import { pointsOf } from '#features/instrument/domain/itemResults.ts'
import type { ItemValues } from '#features/instrument/domain/questionnaire.ts'
import type { Random } from './random.ts'

/** Items that people affirm far less often than the others; a severity as high as the rest would fill the demo with emergencies. */
const RARE_ITEMS: Readonly<Record<string, number>> = { 'phq-9/q9': 0.62 }

/**
 * Answers as a person with this burden (0 none … 1 most) would: each item's points scatter around the burden, turned round where a high score is
 * good. Rarely one is left out.
 */
export function answerAs(definition: Definition, burden: number, random: Random): ItemValues {
  const direction = definition.bandSets.find((set) => set.of === definition.mainNodeID)?.direction
  const isHighGood = direction === 'lowerWorse' || (direction !== 'higherWorse' && definition.id === 'rses')
  const answers: ItemValues = {}
  for (const item of definition.items) {
    if (!askedItems(definition, answers).has(item.id)) continue
    const rarer = RARE_ITEMS[`${definition.id}/${item.id}`] ?? 0
    const level = Math.max(0, burden - rarer)
    answers[item.id] =
      random.next() < 0.004 ? null : optionNear(definition, item, isHighGood ? 1 - level : level, random)
  }
  return answers
}

function optionNear(definition: Definition, item: ItemDefinition, level: number, random: Random): number {
  const options = definition.optionSets[item.optionSet] ?? [0]
  const points = options.map((option) => pointsOf(item, option, options))
  const [low, high] = [Math.min(...points), Math.max(...points)]
  const wanted = low + (high - low) * Math.min(1, Math.max(0, random.normal(level, 0.16)))
  const distances = points.map((one) => Math.abs(one - wanted))
  return options[distances.indexOf(Math.min(...distances))] ?? 0
}
