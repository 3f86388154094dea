import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { migrate } from '#base/server/database/migrate.ts'
import type { OpenDatabase } from '#base/server/database/db.ts'
import { openDatabase } from '#base/server/database/openDatabase.ts'
import { readMigrations } from '#base/server/database/readMigrations.ts'
import type { KeyServerSettings } from './keyServerSettings.ts'

export const KEY_SERVER_MIGRATIONS_FOLDER = join(import.meta.dirname, '../../../db/keyServerMigrations')
const SCHEMA = 'key_server'

/** The key server's own rows: a folder of their own, or a schema of their own on a PostgreSQL server. */
export async function openKeyDatabase({ databaseUrl, dataDir }: KeyServerSettings): Promise<OpenDatabase> {
  const database = await openDatabase({ databaseUrl: databaseUrl === null ? null : inSchema(databaseUrl), dataDir })
  try {
    if (database.kind === 'server') await database.db.execute(sql.raw(`CREATE SCHEMA IF NOT EXISTS ${SCHEMA}`))
    await migrate(database.db, readMigrations(KEY_SERVER_MIGRATIONS_FOLDER))
    return database
  } catch (error) {
    await database.close()
    throw error
  }
}

/** Every connection looks into the schema and nowhere else. */
function inSchema(databaseUrl: string): string {
  const url = new URL(databaseUrl)
  url.searchParams.set('options', `${url.searchParams.get('options') ?? ''} -c search_path=${SCHEMA}`.trim())
  return url.href
}
