import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { StartError } from '../startError.ts'
import type { OpenDatabase } from './db.ts'

/** `server_version_num` of PostgreSQL 15. */
const OLDEST_VERSION = 150_000
const CONNECT_MS = 10_000

/** Connects to a PostgreSQL server and refuses one that is too old or that gives up durability. */
export async function openServer(databaseUrl: string): Promise<OpenDatabase> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 10, connectionTimeoutMillis: CONNECT_MS })
  // An idle connection that breaks is replaced at the next query; without a listener it would end the process.
  pool.on('error', () => undefined)
  try {
    refuseUnfit(await readServer(pool))
  } catch (error) {
    await pool.end()
    throw error
  }
  return {
    kind: 'server',
    db: drizzle({ client: pool }),
    executeSql: async (text, values = []) => ({ rows: lastRows(await pool.query(text, values)) }),
    whenLost: () => undefined,
    close: () => pool.end(),
  }
}

/** node-postgres answers several statements with a list of results; the last one counts. */
function lastRows(result: pg.QueryResult | pg.QueryResult[]): Record<string, unknown>[] {
  return Array.isArray(result) ? (result.at(-1)?.rows ?? []) : result.rows
}

interface Server {
  version: number
  fsync: string
  fullPageWrites: string
  synchronousCommit: string
}

async function readServer(pool: pg.Pool): Promise<Server> {
  try {
    const { rows } = await pool.query<Server>(
      `SELECT current_setting('server_version_num')::int AS version, current_setting('fsync') AS fsync, current_setting('full_page_writes') AS "fullPageWrites", current_setting('synchronous_commit') AS "synchronousCommit"`,
    )
    if (!rows[0]) throw new Error('The server gave no answer')
    return rows[0]
  } catch (cause) {
    const reason = cause instanceof Error && 'code' in cause ? String(cause.code) : 'unknown'
    throw new StartError(
      'databaseUnreachable',
      {
        en: `The database named by DATABASE_URL does not answer (${reason}). Check host, port, name and password, and that it is running.`,
        de: `Die mit DATABASE_URL genannte Datenbank antwortet nicht (${reason}). Prüfen Sie Rechner, Port, Namen und Passwort, und ob sie läuft.`,
      },
      { cause },
    )
  }
}

/** Throws where an answer given to a patient could be lost, or where our SQL would not run. */
export function refuseUnfit({ version, fsync, fullPageWrites, synchronousCommit }: Server): void {
  if (version < OLDEST_VERSION) {
    const major = Math.floor(version / 10_000)
    throw new StartError('databaseTooOld', {
      en: `The database is PostgreSQL ${major}; version 15 or later is needed.`,
      de: `Die Datenbank ist PostgreSQL ${major}; nötig ist Version 15 oder neuer.`,
    })
  }
  const switches = { fsync, full_page_writes: fullPageWrites, synchronous_commit: synchronousCommit }
  const off = Object.entries(switches).flatMap(([name, value]) => (value === 'off' ? [name] : []))
  if (off.length > 0) {
    throw new StartError('databaseNotDurable', {
      en: `The database runs with ${off.join(' and ')} switched off and would lose answers when the power fails. Switch it on.`,
      de: `Die Datenbank läuft mit abgeschaltetem ${off.join(' und ')} und würde bei einem Stromausfall Antworten verlieren. Schalten Sie es ein.`,
    })
  }
}
