import { askedItems } from './askedItems.ts'
import type { Item, ItemValues, Questionnaire } from './questionnaire.ts'

/** A page of the run as it stands with the answers given so far. */
export interface Page {
  /** 0-based page number of the questionnaire; it stays the same when other pages fall away. */
  page: number
  /** 1-based place among the pages asked, for "Frage 3 von 8". */
  position: number
  items: Item[]
}

/** The pages asked with these answers, in order. Pages whose items are all skipped are not among them. */
export function pagesOf(questionnaire: Questionnaire, answers: ItemValues): Page[] {
  const asked = askedItems(questionnaire, answers)
  const byPage = new Map<number, Item[]>()
  for (const item of questionnaire.items) {
    if (!asked.has(item.id)) continue
    const items = byPage.get(item.page)
    if (items) items.push(item)
    else byPage.set(item.page, [item])
  }
  return [...byPage.entries()]
    .sort(([left], [right]) => left - right)
    .map(([page, items], index) => ({ page, position: index + 1, items }))
}

/** The page after `page`, or null at the end. Start with −1 for the first page. */
export function nextPage(questionnaire: Questionnaire, answers: ItemValues, page: number): Page | null {
  return pagesOf(questionnaire, answers).find((candidate) => candidate.page > page) ?? null
}

/** The page before `page`, or null at the beginning. */
export function previousPage(questionnaire: Questionnaire, answers: ItemValues, page: number): Page | null {
  return pagesOf(questionnaire, answers).findLast((candidate) => candidate.page < page) ?? null
}

/** Items asked that have no answer yet: neither a value nor left out on purpose (`null`). Optional items are never open. */
export function openItems(questionnaire: Questionnaire, answers: ItemValues): Item[] {
  const asked = askedItems(questionnaire, answers)
  return questionnaire.items.filter((item) => asked.has(item.id) && !item.optional && answers[item.id] === undefined)
}

/** Whether every item asked was answered or left out on purpose. */
export function isComplete(questionnaire: Questionnaire, answers: ItemValues): boolean {
  return openItems(questionnaire, answers).length === 0
}

/** Items asked and items among them with a value, for the progress line. */
export function progressOf(questionnaire: Questionnaire, answers: ItemValues): { asked: number; answered: number } {
  const asked = askedItems(questionnaire, answers)
  let answered = 0
  for (const id of asked) if (answers[id] !== undefined && answers[id] !== null) answered += 1
  return { asked: asked.size, answered }
}

/** Answers of the items asked only: what is left over from a path no longer taken is dropped. */
export function answersAsked(questionnaire: Questionnaire, answers: ItemValues): ItemValues {
  const asked = askedItems(questionnaire, answers)
  return Object.fromEntries(Object.entries(answers).filter(([id]) => asked.has(id)))
}
