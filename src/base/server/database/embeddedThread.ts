import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { DurableFolder } from './durableFolder.ts'
import type {
  EmbeddedAnswer,
  EmbeddedError,
  EmbeddedQuery,
  EmbeddedRequest,
  EmbeddedResult,
  EmbeddedStart,
} from './embeddedMessages.ts'

/** PGlite's own start values without `-F` (which gives up durability), and sizes that suit a practice. */
const START_VALUES = [
  'search_path=public',
  'exit_on_error=false',
  'log_checkpoints=false',
  'max_worker_processes=0',
  'max_parallel_workers=0',
  'max_parallel_workers_per_gather=0',
  'max_parallel_maintenance_workers=0',
  'io_method=sync',
  'shared_buffers=16MB',
  'max_wal_size=64MB',
  'wal_sync_method=fsync',
]

const port = parentPort
if (!port) throw new Error('The embedded database runs in a thread of its own')
const answer = (message: EmbeddedAnswer) => port.postMessage(message)

const start = workerData as EmbeddedStart
const folder = start.folder === null ? null : new DurableFolder(start.folder)

try {
  const database = await PGlite.create({
    ...(folder ? { fs: folder } : {}),
    ...(start.image ? { loadDataDir: new Blob([start.image]) } : {}),
    startParams: [
      '--single',
      '-O',
      '-j',
      ...[...START_VALUES, `fsync=${folder ? 'on' : 'off'}`].flatMap((value) => ['-c', value]),
    ],
  })
  // One connection: what comes in is answered in the order it came.
  let last = Promise.resolve()
  port.on('message', (request: EmbeddedRequest) => {
    last = last.then(() => serve(database, request))
  })
  answer({ kind: 'ready' })
} catch (error) {
  answer({ kind: 'failedToStart', message: error instanceof Error ? error.message : String(error) })
}

async function serve(database: PGlite, request: EmbeddedRequest): Promise<void> {
  try {
    answer({ kind: 'done', id: request.id, value: await act(database, request) })
  } catch (error) {
    answer({ kind: 'failed', id: request.id, error: plainError(error) })
  }
}

async function act(database: PGlite, request: EmbeddedRequest): Promise<unknown> {
  if (request.kind === 'query') return query(database, request)
  if (request.kind === 'syncs') return folder?.syncs ?? 0
  if (request.kind === 'image') return new Uint8Array(await (await database.dumpDataDir('none')).arrayBuffer())
  return database.close()
}

/** Without values the simple protocol is used, as node-postgres does, so a text may hold several statements; the last one answers. */
async function query(database: PGlite, request: EmbeddedQuery): Promise<EmbeddedResult> {
  const options = {
    rowMode: request.rowMode,
    parsers: Object.fromEntries(request.textTypes.map((type) => [type, (value: string) => value])),
  }
  const result =
    request.values.length > 0
      ? await database.query(request.text, request.values, options)
      : (await database.exec(request.text, options)).at(-1)
  return {
    rows: result?.rows ?? [],
    fields: result?.fields ?? [],
    ...(result?.affectedRows === undefined ? {} : { affectedRows: result.affectedRows }),
    ...(result?.command === undefined ? {} : { command: result.command }),
  }
}

function plainError(error: unknown): EmbeddedError {
  if (!(error instanceof Error)) return { message: String(error) }
  const plain: EmbeddedError = { message: error.message }
  for (const field of ['code', 'detail', 'constraint', 'table', 'column', 'severity'] as const) {
    const value: unknown = Reflect.get(error, field)
    if (typeof value === 'string') plain[field] = value
  }
  return plain
}
