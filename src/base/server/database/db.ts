import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'

/**
 * The database as every query sees it: drizzle's PostgreSQL dialect, whether the rows lie in the embedded database or on a server.
 * Inside a transaction pass `tx` down: on the embedded database the outer handle would wait for ever.
 */
export type Db = PgDatabase<PgQueryResultHKT>

export interface OpenDatabase {
  db: Db
  kind: 'embedded' | 'server'
  /** Plain SQL with `$1, $2, …` for what does not speak drizzle (jobs). Without values a text may hold several statements. */
  executeSql: (text: string, values?: unknown[]) => Promise<{ rows: Record<string, unknown>[] }>
  /** Calls `listener` where the database ended by itself and cannot come back in this process. A server that went away may come back. */
  whenLost(listener: () => void): void
  /** Waits for what runs, then lets go of the folder or the connections. */
  close(): Promise<void>
}
