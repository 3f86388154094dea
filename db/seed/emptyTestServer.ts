import { sql } from 'drizzle-orm'
import type { Db } from '#base/server/database/db.ts'

/** Empties what calls write (accounts and all that hangs on them, mails, counters, the log), so that the tests of a file can share one server. */
export async function emptyTestServer(server: { db: Db; clock: { now: Date }; logLines: string[] }): Promise<void> {
  await server.db.execute(sql`TRUNCATE user_account, mail, rate_limit CASCADE`)
  server.logLines.length = 0
  server.clock.now = new Date('2026-11-21T09:00:00Z')
}
