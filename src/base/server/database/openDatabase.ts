import type { Settings } from '../settings.ts'
import type { OpenDatabase } from './db.ts'
import { openEmbedded } from './openEmbedded.ts'
import { openServer } from './openServer.ts'

/** The PostgreSQL server named by DATABASE_URL, or the embedded one in `<DATA_DIR>/database`. Throws a StartError that says what to do. */
export function openDatabase(settings: Pick<Settings, 'databaseUrl' | 'dataDir'>): Promise<OpenDatabase> {
  return settings.databaseUrl === null ? openEmbedded(settings.dataDir) : openServer(settings.databaseUrl)
}
