/** The real server in this process, on a port of its own, over a fresh database of either kind, with sittings ready to be saved. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrate } from '#base/server/database/migrate.ts'
import type { OpenDatabase } from '#base/server/database/db.ts'
import { openDatabase } from '#base/server/database/openDatabase.ts'
import { makeLog } from '#base/server/log.ts'
import { readSettings } from '#base/server/readSettings.ts'
import { buildServer } from '#app/server/buildServer.ts'
import { mountPages } from '#app/server/pages/mountPages.ts'
import { buildFacility, buildPatient } from '#db/seed/builders.ts'
import { findInstrument } from '#features/instrument/server/door.ts'
import { linkTokenHash, newLinkToken, pinTestVersion, sitting, subSitting } from '#features/sitting/server/door.ts'

export interface BenchSitting {
  sittingID: string
  subSittingID: string
  token: string
}

export interface BenchServer {
  url: string
  database: OpenDatabase
  /** Sittings of a test that have been started and wait for their save (or, with `started: false`, for their patient). */
  makeSittings(count: number, testID: string, started?: boolean): Promise<BenchSitting[]>
  stop(): Promise<void>
}

/** Without `databaseUrl` the embedded database, on disk and with every sync it makes in earnest. */
export async function startBenchServer(databaseUrl: string | null, withPages = false): Promise<BenchServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'befundo-bench-'))
  const settings = readSettings({ DATA_DIR: dataDir, ...(databaseUrl === null ? {} : { DATABASE_URL: databaseUrl }) })
  const database = await openDatabase(settings)
  await migrate(database.db)
  const { db } = database
  const server = await buildServer({
    db,
    settings,
    log: makeLog((line) => {
      if (line.includes('"error"')) console.error(line)
    }),
    now: () => new Date(),
  })
  if (withPages) await mountPages(server, settings)
  const url = await server.listen({ port: 0, host: '127.0.0.1' })
  const { facility, admin } = await buildFacility({ db })
  const patient = await buildPatient({ db }, { facilityID: facility.id, createdBy: admin.id })
  return {
    url: url.replace('127.0.0.1', 'localhost'),
    database,
    makeSittings: async (count, testID, started = true) => {
      const instrument = findInstrument(testID)
      if (!instrument) throw new Error(`No test ${testID}`)
      const now = new Date()
      const version = await pinTestVersion(db, instrument, now)
      const made = Array.from({ length: count }, () => ({
        sittingID: crypto.randomUUID(),
        subSittingID: crypto.randomUUID(),
        token: newLinkToken(),
      }))
      const rows = made.map((one) => ({
        id: one.sittingID,
        facilityID: facility.id,
        patientID: patient.id,
        state: started ? ('running' as const) : ('patient' as const),
        testID,
        testVersion: version,
        language: 'de' as const,
        place: 'link' as const,
        createdBy: admin.id,
        tokenHash: linkTokenHash(one.token),
        tokenExpiresAt: new Date(now.getTime() + 3_600_000),
        createdAt: now,
        updatedAt: now,
        startedAt: started ? now : null,
      }))
      const subs = made.map((one) => ({
        id: one.subSittingID,
        sittingID: one.sittingID,
        testID,
        testVersion: version,
        startedAt: now,
      }))
      for (let at = 0; at < rows.length; at += 200) {
        await db.insert(sitting).values(rows.slice(at, at + 200))
        if (started) await db.insert(subSitting).values(subs.slice(at, at + 200))
      }
      return made
    },
    stop: async () => {
      await server.close()
      await database.close()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
