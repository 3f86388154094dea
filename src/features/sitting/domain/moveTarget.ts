import { nextPage, previousPage } from '#features/instrument/domain/paging.ts'
import type { ItemValues, Questionnaire } from '#features/instrument/domain/questionnaire.ts'

export type Move = 'next' | 'back' | 'ff'

/** The page of a run that a move leads to: −1 are the instructions, `totalPages` is the page before sending. At an end it is the page itself. */
export function moveTarget(
  to: Move,
  questionnaire: Questionnaire,
  values: ItemValues,
  place: { page: number; lastPage: number },
): number {
  const { page, lastPage } = place
  if (to === 'next') return nextPage(questionnaire, values, page)?.page ?? questionnaire.totalPages
  if (to === 'ff') return Math.max(page, lastPage)
  const first = questionnaire.instructions.length > 0 ? -1 : page
  return previousPage(questionnaire, values, page)?.page ?? first
}
