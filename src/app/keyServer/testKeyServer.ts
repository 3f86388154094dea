/** The real key server over rows of its own in memory, for tests. Requests are injected, so there is no port. */
import type { FastifyInstance } from 'fastify'
import type { Db } from '#base/server/database/db.ts'
import { EmbeddedClient } from '#base/server/database/embeddedClient.ts'
import { migrate } from '#base/server/database/migrate.ts'
import { embeddedDatabase } from '#base/server/database/openEmbedded.ts'
import { readMigrations } from '#base/server/database/readMigrations.ts'
import { makeLog } from '#base/server/log.ts'
import type { Settings } from '#base/server/settings.ts'
import { accessTokenKey } from '#features/vault/server/door.ts'
import { buildKeyServer } from './buildKeyServer.ts'
import { KEY_SERVER_MIGRATIONS_FOLDER } from './openKeyDatabase.ts'

export interface TestKeyServer {
  server: FastifyInstance
  db: Db
  logLines: string[]
  close(): Promise<void>
}

/** `clock` and the secret are those of the main server it belongs to. */
export async function startTestKeyServer(
  settings: Pick<Settings, 'serverSecret' | 'publicUrl'>,
  clock: { now: Date },
): Promise<TestKeyServer> {
  const database = embeddedDatabase(await EmbeddedClient.start({ folder: null, image: null }))
  await migrate(database.db, readMigrations(KEY_SERVER_MIGRATIONS_FOLDER))
  const logLines: string[] = []
  const server = buildKeyServer({
    db: database.db,
    tokenKey: accessTokenKey(settings.serverSecret),
    publicUrl: settings.publicUrl,
    log: makeLog((line) => logLines.push(line)),
    now: () => clock.now,
  })
  return {
    server,
    db: database.db,
    logLines,
    close: async () => {
      await server.close()
      await database.close()
    },
  }
}
