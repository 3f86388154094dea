import type { Definition } from './definition.ts'
import type { DefinitionProblem } from './definitionProblem.ts'
import type { InstrumentTexts } from './instrumentTexts.ts'

/** Words that are missing, or that belong to nothing: every item, option and block of the definition needs its words in every language. */
export function instrumentTextsProblems(
  definition: Definition,
  texts: InstrumentTexts,
  file: string,
): DefinitionProblem[] {
  return [
    ...mismatch(
      `${file} items`,
      definition.items.map((item) => item.id),
      Object.keys(texts.items),
    ),
    ...mismatch(
      `${file} blocks`,
      definition.blocks.map((block) => block.id),
      Object.keys(texts.blocks),
    ),
    ...mismatch(
      `${file} modules`,
      definition.modules.map((module) => module.id),
      Object.keys(texts.modules),
    ),
    ...mismatch(`${file} options`, Object.keys(definition.optionSets), Object.keys(texts.options)),
    ...Object.entries(definition.optionSets).flatMap(([id, values]) =>
      mismatch(`${file} options ${id}`, values.map(String), Object.keys(texts.options[id] ?? {})),
    ),
  ]
}

function mismatch(place: string, wanted: string[], given: string[]): DefinitionProblem[] {
  const absent = wanted.filter((id) => !given.includes(id))
  const surplus = given.filter((id) => !wanted.includes(id))
  return [
    ...absent.map((id) => ({ code: 'missingText' as const, place, reason: `${id} has no words` })),
    ...surplus.map((id) => ({ code: 'unknownID' as const, place, reason: `${id} belongs to nothing` })),
  ]
}
