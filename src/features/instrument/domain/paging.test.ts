import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { INSTRUMENT_TEXTS } from './instrumentTexts.ts'
import { answersAsked, isComplete, nextPage, openItems, pagesOf, previousPage, progressOf } from './paging.ts'
import type { ItemValues } from './questionnaire.ts'
import { readDefinition } from './readDefinition.ts'
import { smallDefinition, item } from './testing/smallDefinition.ts'
import { toQuestionnaire } from './toQuestionnaire.ts'

const auditFile = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../../../instruments/audit/${name}.json`, import.meta.url), 'utf8'))
const auditTexts = INSTRUMENT_TEXTS.parse(auditFile('texts.de'))
const audit = toQuestionnaire(readDefinition(auditFile('definition')), auditTexts, 'de')
const asked = (answers: ItemValues) => pagesOf(audit, answers).flatMap((page) => page.items.map((one) => one.id))

test('asks abstinent people only items 1, 9 and 10', () => {
  expect(asked({ q1: 0 })).toEqual(['q1', 'q9', 'q10'])
  expect(nextPage(audit, { q1: 0 }, 0)?.page).toBe(8)
  expect(nextPage(audit, { q1: 0 }, 0)?.position).toBe(2)
  expect(previousPage(audit, { q1: 0 }, 8)?.page).toBe(0)
})

test('goes on to item 9 where items 2 and 3 total 0, and only then', () => {
  expect(asked({ q1: 2, q2: 0, q3: 0 })).toEqual(['q1', 'q2', 'q3', 'q9', 'q10'])
  expect(asked({ q1: 2, q2: 0, q3: 1 })).toHaveLength(10)
  expect(asked({ q1: 2, q2: 0 })).toHaveLength(10)
})

test('asks everything while nothing is answered, and where item 1 is left out', () => {
  expect(asked({})).toHaveLength(10)
  expect(asked({ q1: null })).toHaveLength(10)
})

test('a changed first answer takes the answers behind it out of play', () => {
  const answers = { q1: 0, q2: 3, q3: 2, q9: 0 }
  expect(answersAsked(audit, answers)).toEqual({ q1: 0, q9: 0 })
  expect(progressOf(audit, answers)).toEqual({ asked: 3, answered: 2 })
})

test('is complete once everything asked was answered or left out on purpose', () => {
  expect(isComplete(audit, { q1: 0, q9: 0 })).toBe(false)
  expect(openItems(audit, { q1: 0, q9: 0 }).map((one) => one.id)).toEqual(['q10'])
  expect(isComplete(audit, { q1: 0, q9: 0, q10: null })).toBe(true)
})

test('puts neighbours with the same mark on one page', () => {
  const definition = smallDefinition({
    items: [item('q1', 1, { pageMark: 'a' }), item('q2', 2, { pageMark: 'a' }), item('q3', 3)],
  })
  const questionnaire = toQuestionnaire(definition, { ...auditTexts, items: {} }, 'de')
  expect(pagesOf(questionnaire, {}).map((page) => page.items.map((one) => one.id))).toEqual([['q1', 'q2'], ['q3']])
  expect(questionnaire.totalPages).toBe(2)
})

const answer = fc.option(fc.integer({ min: 0, max: 4 }), { nil: null })
const anyAnswers = fc.dictionary(fc.constantFrom(...audit.items.map((one) => one.id)), answer)

test('walking forwards meets every page once and ends; walking back is the same way', () => {
  fc.assert(
    fc.property(anyAnswers, (answers) => {
      const there: number[] = []
      for (let page = nextPage(audit, answers, -1); page; page = nextPage(audit, answers, page.page))
        there.push(page.page)
      const back: number[] = []
      for (
        let page = previousPage(audit, answers, audit.totalPages);
        page;
        page = previousPage(audit, answers, page.page)
      ) {
        back.unshift(page.page)
      }
      expect(there).toEqual(pagesOf(audit, answers).map((page) => page.page))
      expect(back).toEqual(there)
      expect(pagesOf(audit, answers).map((page) => page.position)).toEqual(there.map((_, index) => index + 1))
    }),
  )
})

test('dropping answers that are not asked changes nothing about what is asked', () => {
  fc.assert(
    fc.property(anyAnswers, (answers) => {
      expect(asked(answersAsked(audit, answers))).toEqual(asked(answers))
    }),
  )
})
