import { expect, it } from 'vitest'
import type { Item, Questionnaire } from '#features/instrument/domain/questionnaire.ts'
import { moveTarget } from './moveTarget.ts'

const item = (id: string, page: number, more: Partial<Item> = {}): Item => ({
  id,
  text: id,
  form: {
    type: 'options',
    options: [
      { value: 0, text: 'no' },
      { value: 1, text: 'yes' },
    ],
  },
  module: 'm',
  block: 'b',
  page,
  ...more,
})

const questionnaire: Questionnaire = {
  testID: 't',
  version: '1',
  language: 'en',
  name: 't',
  fullname: 't',
  instructions: [{ type: 'text', instructions: ['…'] }],
  modules: [{ id: 'm', description: '', itemIDs: ['q1', 'q2', 'q3'] }],
  blocks: [{ id: 'b', type: 'closed', description: '' }],
  items: [item('q1', 0), item('q2', 1, { condition: { '==': ['q1', 1] } }), item('q3', 2)],
  totalPages: 3,
  notice: null,
}
const bare = { ...questionnaire, instructions: [] }

it.each([
  ['from the instructions to the first item', 'next', -1, {}, 0],
  ['over a page that is not asked', 'next', 0, { q1: 0 }, 2],
  ['to a page that is asked', 'next', 0, { q1: 1 }, 1],
  ['from the last item to the page before sending', 'next', 2, {}, 3],
  ['back over a page that is not asked', 'back', 2, { q1: 0 }, 0],
  ['back from the page before sending', 'back', 3, { q1: 0 }, 2],
  ['back from the first item to the instructions', 'back', 0, {}, -1],
  ['no further back than the instructions', 'back', -1, {}, -1],
  ['fast-forward to the furthest page reached', 'ff', 0, {}, 2],
] as const)('leads %s', (_where, to, page, values, target) => {
  expect(moveTarget(to, questionnaire, values, { page, lastPage: 2 })).toBe(target)
})

it('stays on the first item when there are no instructions', () => {
  expect(moveTarget('back', bare, {}, { page: 0, lastPage: 0 })).toBe(0)
})
