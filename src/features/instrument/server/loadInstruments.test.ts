import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { toQuestionnaire } from '../domain/toQuestionnaire.ts'
import { loadInstruments } from './loadInstruments.ts'

const INSTRUMENTS = join(import.meta.dirname, '../../../../instruments')
let directory = ''

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'instruments-'))
  cpSync(join(INSTRUMENTS, 'gad-7'), join(directory, 'gad-7'), { recursive: true })
})
afterEach(() => rmSync(directory, { recursive: true }))

function change(file: string, from: string, to: string): void {
  const path = join(directory, 'gad-7', file)
  const text = readFileSync(path, 'utf8')
  if (!text.includes(from)) throw new Error(`${file} does not contain ${from}`)
  writeFileSync(path, text.replace(from, to))
}

const faults: [string, string, string, string, RegExp][] = [
  ['a file that is not JSON', 'definition.json', '{', '[', /gad-7.*definition\.json: not JSON/s],
  [
    'a definition that names an unknown item',
    'definition.json',
    '"q7"],',
    '"q8"],',
    /gad-7.*node total: q8 is no item/s,
  ],
  ['bands with a gap', 'definition.json', '"to": 4', '"to": 3', /gad-7.*band set severity: nothing covers/s],
  ['an item without words', 'texts.de.json', '"q3":', '"q33":', /gad-7.*texts\.de items: q3 has no words/s],
  ['an option without words', 'texts.en.json', '"2":', '"4":', /gad-7.*texts\.en options frequency: 2 has no words/s],
  ['an unknown licence', 'meta.json', '"authorPermission"', '"free"', /gad-7.*meta › license/s],
  [
    'a golden vector that no longer holds',
    'vectors.json',
    '"value": 10',
    '"value": 11',
    /gad-7.*border: 10 moderate.*total is 10/s,
  ],
  ['a folder of another name', 'definition.json', '"id": "gad-7"', '"id": "gad-8"', /gad-8 is not the folder's name/],
]

test.each(faults)('refuses %s, with file and place', async (_title, file, from, to, message) => {
  change(file, from, to)
  await expect(loadInstruments(directory)).rejects.toThrow(message)
})

test('refuses an instrument with a file missing', async () => {
  rmSync(join(directory, 'gad-7', 'vectors.json'))
  await expect(loadInstruments(directory)).rejects.toThrow(/gad-7.*vectors\.json/s)
})

test('the content hash changes with any word and with any rule, and only then', async () => {
  const hash = async () => (await loadInstruments(directory)).get('gad-7')?.contentHash
  const before = await hash()
  expect(await hash()).toBe(before)
  change('meta.json', '"isNew": true', '"isNew": false')
  expect(await hash()).toBe(before)
  change('texts.en.json', 'Trouble relaxing', 'Trouble to relax')
  const words = await hash()
  expect(words).not.toBe(before)
  change('definition.json', '"severity": 6', '"severity": 7')
  expect(await hash()).not.toBe(words)
})

test('nobody can change an instrument once it is loaded', async () => {
  const instrument = (await loadInstruments(directory)).get('gad-7')
  expect(() => instrument?.definition.nodes.pop()).toThrow(TypeError)
  expect(() => Object.assign(instrument?.texts.de.items ?? {}, { q1: 'x' })).toThrow(TypeError)
})

test('a patient gets words and options in one language, and nothing of the scoring', async () => {
  for (const { definition, texts } of (await loadInstruments(INSTRUMENTS)).values()) {
    for (const language of ['de', 'en'] as const) {
      const questionnaire = toQuestionnaire(definition, texts[language], language)
      expect(questionnaire.items.map((item) => item.text)).not.toContain('')
      expect(JSON.stringify(questionnaire)).not.toMatch(/recode|inverted|whenSkipped|scored|missing|severity|cutoff/)
      expect(questionnaire.totalPages).toBe(definition.items.length)
      for (const item of questionnaire.items) {
        if (item.form.type !== 'options') throw new Error(item.id)
        expect(item.form.options.map((option) => option.value)).toEqual(
          definition.optionSets[definition.items.find((one) => one.id === item.id)?.optionSet ?? ''],
        )
      }
    }
  }
})
