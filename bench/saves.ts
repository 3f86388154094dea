/** Requests a second of `sitting/save` beside the same rows inserted raw, on the embedded and on a real database. */
import { createHash } from 'node:crypto'
import { registerClient } from '#features/operations/contract/registerClient.ts'
import { saveSitting } from '#features/sitting/contract/saveSitting.ts'
import { sittingContentHash } from '#features/sitting/domain/sittingContentHash.ts'
import { findInstrument } from '#features/instrument/server/door.ts'
import { openApiClient, type ApiClient } from '#db/seed/apiClient.ts'
import { startBenchServer, type BenchServer, type BenchSitting } from './startBenchServer.ts'

const SAVES = 400
const AT_ONCE = 8
const sha256Hex = (text: string) => Promise.resolve(createHash('sha256').update(text).digest('hex'))

export interface SavesMeasured {
  database: 'embedded' | 'PostgreSQL'
  savesPerSecond: number
  medianMs: number
  p99Ms: number
  rawPerSecond: number
}

export async function measureSaves(databaseUrl: string | null): Promise<SavesMeasured> {
  const server = await startBenchServer(databaseUrl)
  try {
    const api = await openApiClient(server.url)
    await run(server, api, 40)
    const times = await run(server, api, SAVES)
    const raw = await rawInserts(server, SAVES)
    const sorted = times.eachMs.toSorted((one, other) => one - other)
    return {
      database: databaseUrl === null ? 'embedded' : 'PostgreSQL',
      savesPerSecond: SAVES / times.seconds,
      medianMs: sorted[Math.floor(sorted.length / 2)] ?? 0,
      p99Ms: sorted[Math.floor(sorted.length * 0.99)] ?? 0,
      rawPerSecond: SAVES / raw,
    }
  } finally {
    await server.stop()
  }
}

async function run(server: BenchServer, api: ApiClient, count: number): Promise<{ seconds: number; eachMs: number[] }> {
  await api.call(registerClient, {})
  const inputs = await Promise.all((await server.makeSittings(count, 'phq-9')).map(saveInput))
  const eachMs: number[] = []
  const start = performance.now()
  const worker = async () => {
    for (let input = inputs.pop(); input; input = inputs.pop()) {
      const begin = performance.now()
      await api.call(saveSitting, input)
      eachMs.push(performance.now() - begin)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  return { seconds: (performance.now() - start) / 1000, eachMs }
}

async function saveInput(one: BenchSitting) {
  const { sittingID, subSittingID, token } = one
  const version = findInstrument('phq-9')?.definition.version ?? ''
  const values = Object.fromEntries(Array.from({ length: 10 }, (_, index) => [`q${index + 1}`, index % 4]))
  const log = Object.keys(values).map((itemID, page) => ({
    event: 'answered' as const,
    page,
    delta: 4200,
    itemID,
    at: '2026-11-21T09:00:00.000Z',
  }))
  const content = { sittingID, subSittingID, testID: 'phq-9', version, values, moduleValues: {}, log }
  return {
    token,
    sittingID,
    subSittingID,
    batteryID: null,
    testID: 'phq-9',
    values,
    moduleValues: {},
    log,
    skip: false,
    meta: {
      textSize: 'normal' as const,
      contrast: false,
      readAloud: false,
      autoAdvance: true,
      language: 'de' as const,
      reloads: 0,
      device: null,
    },
    saveId: crypto.randomUUID(),
    hash: await sittingContentHash(content, sha256Hex),
  }
}

/** What the database alone can do: a row of the same size, one durable commit each, by as many writers. Answers seconds. */
async function rawInserts(server: BenchServer, count: number): Promise<number> {
  const { executeSql } = server.database
  await executeSql('CREATE TABLE IF NOT EXISTS bench_raw (id uuid PRIMARY KEY, content jsonb NOT NULL)')
  const input = JSON.stringify(
    await saveInput({ sittingID: crypto.randomUUID(), subSittingID: crypto.randomUUID(), token: 'x'.repeat(43) }),
  )
  let left = count
  const start = performance.now()
  const worker = async () => {
    while (left-- > 0) await executeSql('INSERT INTO bench_raw VALUES ($1, $2)', [crypto.randomUUID(), input])
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  return (performance.now() - start) / 1000
}
