import type { Settings } from '../settings.ts'
import type { Db } from './db.ts'
import { openEmbedded } from './openEmbedded.ts'
import { openServer } from './openServer.ts'

export interface OpenDatabase {
  db: Db
  kind: 'embedded' | 'server'
  /** Plain SQL with `$1, $2, …` for what does not speak drizzle (jobs). Without values a text may hold several statements. */
  executeSql: (text: string, values?: unknown[]) => Promise<{ rows: Record<string, unknown>[] }>
  /** Waits for what runs, then lets go of the folder or the connections. */
  close(): Promise<void>
}

/** The PostgreSQL server named by DATABASE_URL, or the embedded one in `<DATA_DIR>/database`. Throws a StartError that says what to do. */
export function openDatabase(settings: Pick<Settings, 'databaseUrl' | 'dataDir'>): Promise<OpenDatabase> {
  return settings.databaseUrl === null ? openEmbedded(settings.dataDir) : openServer(settings.databaseUrl)
}
