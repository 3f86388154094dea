import type { Definition, ItemDefinition } from './definition.ts'
import type { InstrumentTexts } from './instrumentTexts.ts'
import type { Questionnaire, Scale } from './questionnaire.ts'

/** The questionnaire as a patient runs it, in one language. It holds no scoring: neither points nor reversals leave the definition. */
export function toQuestionnaire(definition: Definition, texts: InstrumentTexts, language: 'de' | 'en'): Questionnaire {
  const pages = pageNumbers(definition.items)
  return {
    testID: definition.id,
    version: definition.version,
    language,
    name: texts.name,
    fullname: texts.fullname,
    instructions: texts.instructions.length > 0 ? [{ type: 'text', instructions: texts.instructions }] : [],
    modules: definition.modules.map((module) => ({
      id: module.id,
      description: texts.modules[module.id] ?? '',
      ...(module.condition && { condition: module.condition }),
      ...(module.timeoutMs !== undefined && { timeoutMs: module.timeoutMs }),
      itemIDs: definition.items.filter((item) => item.module === module.id).map((item) => item.id),
    })),
    blocks: definition.blocks.map((block) => ({
      id: block.id,
      type: block.type,
      description: texts.blocks[block.id] ?? '',
      ...(block.condition && { condition: block.condition }),
    })),
    items: definition.items.map((item, index) => ({
      id: item.id,
      text: texts.items[item.id] ?? '',
      form: { type: 'options', options: optionsOf(definition, texts, item.optionSet) },
      module: item.module,
      block: item.block,
      page: pages[index] ?? index,
      ...(item.condition && { condition: item.condition }),
      ...(item.optional && { optional: true }),
    })),
    totalPages: new Set(pages).size,
    notice: texts.notice,
  }
}

function optionsOf(definition: Definition, texts: InstrumentTexts, optionSet: string): Scale[] {
  const words = texts.options[optionSet] ?? {}
  return (definition.optionSets[optionSet] ?? []).map((value) => ({
    value,
    text: words[String(value)] ?? String(value),
  }))
}

/** 0-based pages: neighbours with the same mark share one. */
function pageNumbers(items: ItemDefinition[]): number[] {
  let page = -1
  let previousMark: string | undefined
  return items.map((item) => {
    if (item.pageMark === undefined || item.pageMark !== previousMark) page += 1
    previousMark = item.pageMark
    return page
  })
}
