import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Definition } from '../domain/definition.ts'
import { DefinitionRefused, type DefinitionProblem } from '../domain/definitionProblem.ts'
import { INSTRUMENT_META, type InstrumentMeta } from '../domain/instrumentMeta.ts'
import { INSTRUMENT_TEXTS, type InstrumentTexts } from '../domain/instrumentTexts.ts'
import { instrumentTextsProblems } from '../domain/instrumentTextsProblems.ts'
import { readDefinition } from '../domain/readDefinition.ts'
import { readShape } from '../domain/readShape.ts'
import { vectorProblems } from '../domain/vectorProblems.ts'
import { VECTORS } from '../domain/vectors.ts'

/** What a sitting pins: enough to run, score and show a test again years later. */
export interface InstrumentContent {
  definition: Definition
  texts: { de: InstrumentTexts; en: InstrumentTexts }
}

export interface Instrument extends InstrumentContent {
  slug: string
  meta: InstrumentMeta
  /** SHA-256 (hex) of definition and texts: what a sitting pins beside the version. */
  contentHash: string
}

const FEWEST_VECTORS = 5

/**
 * Reads every folder below `directory` (normally `instruments/`) at start and answers slug → instrument, frozen.
 * Refuses to start with a faulty instrument: names file, place and reason of every fault. Golden vectors are recomputed.
 */
export async function loadInstruments(directory: string): Promise<ReadonlyMap<string, Instrument>> {
  const entries = await readdir(directory, { withFileTypes: true })
  const slugs = entries
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort()
  const loaded = await Promise.all(slugs.map((slug) => loadInstrument(directory, slug)))
  return new Map(loaded.map((instrument) => [instrument.slug, instrument]))
}

async function loadInstrument(directory: string, slug: string): Promise<Instrument> {
  const file = (name: string) => join(directory, slug, name)
  try {
    const definition = readDefinition(await readJson(file('definition.json')))
    const texts = {
      de: readShape(INSTRUMENT_TEXTS, await readJson(file('texts.de.json')), 'texts.de'),
      en: readShape(INSTRUMENT_TEXTS, await readJson(file('texts.en.json')), 'texts.en'),
    }
    const meta = readShape(INSTRUMENT_META, await readJson(file('meta.json')), 'meta')
    const vectors = readShape(VECTORS, await readJson(file('vectors.json')), 'vectors')
    const problems: DefinitionProblem[] = [
      ...instrumentTextsProblems(definition, texts.de, 'texts.de'),
      ...instrumentTextsProblems(definition, texts.en, 'texts.en'),
      ...vectorProblems(definition, vectors),
    ]
    if (definition.id !== slug)
      problems.push({ code: 'unknownID', place: 'definition id', reason: `${definition.id} is not the folder's name` })
    if (vectors.length < FEWEST_VECTORS) {
      problems.push({
        code: 'vector',
        place: 'vectors',
        reason: `${vectors.length} golden vectors; at least ${FEWEST_VECTORS} are needed`,
      })
    }
    if (problems.length > 0) throw new DefinitionRefused(problems)
    const contentHash = createHash('sha256').update(JSON.stringify({ definition, texts })).digest('hex')
    return freeze({ slug, definition, texts, meta, contentHash })
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(`Instrument ${slug} cannot be used:\n${reason}`, { cause: error })
  }
}

/** Reads back what was pinned. Throws where it is not what was written. */
export function readInstrumentContent(definition: unknown, texts: { de: unknown; en: unknown }): InstrumentContent {
  return {
    definition: readDefinition(definition),
    texts: {
      de: readShape(INSTRUMENT_TEXTS, texts.de, 'texts.de'),
      en: readShape(INSTRUMENT_TEXTS, texts.en, 'texts.en'),
    },
  }
}

async function readJson(path: string): Promise<unknown> {
  const text = await readFile(path, 'utf8')
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new Error(`${path}: not JSON`, { cause: error })
  }
}

function freeze<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null) {
    for (const part of Object.values(value)) freeze(part)
    Object.freeze(value)
  }
  return value
}
