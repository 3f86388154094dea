import type { Definition } from '#features/instrument/domain/definition.ts'
import type { InstrumentTexts } from '#features/instrument/domain/instrumentTexts.ts'
import { toQuestionnaire } from '#features/instrument/domain/toQuestionnaire.ts'

/** Which items stand on which page of the run, 0-based. */
export function pageItems(content: { definition: Definition; texts: { de: InstrumentTexts } }): Map<number, string[]> {
  const pages = new Map<number, string[]>()
  for (const item of toQuestionnaire(content.definition, content.texts.de, 'de').items) {
    pages.set(item.page, [...(pages.get(item.page) ?? []), item.id])
  }
  return pages
}
