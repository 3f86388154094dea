/**
 * Scores answers on the command line, with the very functions the product uses.
 *
 *   npm run -s score -- <slug> --answers <file> [--age 44] [--sex female|male|other] [--json]
 *
 * The file holds one JSON object (item id → answer) or JSON lines, one object a line. `--json` prints every node as one JSON line;
 * without it the main value and its trace are printed for reading.
 */
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import * as z from 'zod/mini'
import { evaluate } from '#features/instrument/domain/evaluate.ts'
import type { NodeResult } from '#features/instrument/domain/evaluation.ts'
import type { Person } from '#features/instrument/domain/person.ts'
import { prepareInstruments } from '#features/instrument/server/door.ts'

const ANSWERS = z.record(z.string(), z.nullable(z.union([z.number(), z.string(), z.array(z.number())])))
const AGE = z.int().check(z.gte(0), z.lte(130))
const SEX = z.enum(['female', 'male', 'other'])

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      answers: { type: 'string' },
      age: { type: 'string' },
      sex: { type: 'string' },
      json: { type: 'boolean', default: false },
    },
  })
  const slug = positionals[0] ?? ''
  const instruments = await prepareInstruments()
  const instrument = instruments.get(slug)
  if (!instrument) throw new Error(`No test ${slug}. There are: ${[...instruments.keys()].join(', ')}.`)
  if (values.answers === undefined) throw new Error('Name the file with --answers.')
  const person = toPerson(values.age, values.sex)
  for (const answers of readAnswers(values.answers)) {
    const { nodes, alerts, mainNodeID } = evaluate(instrument.definition, answers, person)
    const fired = alerts.map((alert) => alert.id)
    const lines = values.json
      ? nodes.map((node) => JSON.stringify({ ...toLine(node), alerts: fired }))
      : toText(nodes, mainNodeID, fired)
    process.stdout.write(`${lines.join('\n')}\n`)
  }
}

function toPerson(age: string | undefined, sex: string | undefined): Person {
  const years = age === undefined ? null : AGE.safeParse(Number(age)).data
  const gender = sex === undefined ? null : SEX.safeParse(sex).data
  if (years === undefined) throw new Error(`--age ${age} is no age in years.`)
  if (gender === undefined) throw new Error(`--sex ${sex} is not female, male or other.`)
  return { age: years, gender }
}

/** One set of answers, or one a line. */
function readAnswers(path: string): z.infer<typeof ANSWERS>[] {
  const text = readFileSync(path, 'utf8').trim()
  try {
    return [ANSWERS.parse(JSON.parse(text))]
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    return text.split('\n').flatMap((line) => (line.trim() === '' ? [] : [ANSWERS.parse(JSON.parse(line))]))
  }
}

function toLine(node: NodeResult): Record<string, unknown> {
  const { id, value, status, n, missing, min, max, interval } = node
  return { id, value, status, band: node.band?.id ?? null, n, missing, min, max, interval }
}

function toText(nodes: NodeResult[], mainNodeID: string, alerts: string[]): string[] {
  const main = nodes.find((node) => node.id === mainNodeID)
  const summary = nodes.map(
    (node) => `${node.label.en}: ${node.value ?? '–'} (${node.status}${node.band ? `, ${node.band.label.en}` : ''})`,
  )
  const trace = (main?.trace ?? []).map(
    (step) => `  ${[step.kind, step.calculation, step.rule.en, step.result].filter((part) => part !== '').join(' | ')}`,
  )
  return [...summary, ...alerts.map((alert) => `Alert: ${alert}`), ...trace]
}

try {
  await main()
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
