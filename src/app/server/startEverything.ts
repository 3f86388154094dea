import type { FastifyInstance } from 'fastify'
import { openDatabase } from '#base/server/database/openDatabase.ts'
import { migrate } from '#base/server/database/migrate.ts'
import { startJobs } from '#base/server/jobs/startJobs.ts'
import { makeLog } from '#base/server/log.ts'
import { portTaken } from '#base/server/portTaken.ts'
import { readSettings } from '#base/server/readSettings.ts'
import type { Settings } from '#base/server/settings.ts'
import { seedDemoPractice } from '#db/seed/demo/seedDemoPractice.ts'
import { startKeyServer } from '#app/keyServer/startKeyServer.ts'
import { buildServer } from './buildServer.ts'
import { jobs } from './jobs.ts'
import { mountPages } from './pages/mountPages.ts'
import { printGreeting } from './printGreeting.ts'

export interface Running {
  /** Stops accepting, finishes what runs, closes. */
  stop(): Promise<void>
}

/** In this order, so that nothing answers before everything it needs is there; what has begun is ended again where a later part fails. */
export async function startEverything(environment: NodeJS.ProcessEnv): Promise<Running> {
  const settings = readSettings(environment)
  const log = makeLog(undefined, settings.logLevel)
  const now = () => new Date()
  const undo: (() => Promise<unknown>)[] = []
  const stop = async () => {
    for (const step of undo.splice(0).reverse()) await step()
  }
  try {
    const database = await openDatabase(settings)
    undo.push(() => database.close())
    // A server that answers nothing but faults helps nobody; whoever runs it starts it again, and every commit is on the disk.
    database.whenLost(() => {
      log.error('database lost')
      process.exit(1)
    })
    await migrate(database.db)
    const server = await buildServer({ db: database.db, settings, log, now })
    undo.push(() => server.close())
    await mountPages(server, settings)
    const keyServer = await startKeyServer(settings, log)
    undo.push(() => keyServer.stop())
    await listen(server, settings)
    const running = await startJobs(jobs, database, { settings, log, now })
    undo.push(() => running.stop())
    if (settings.demo)
      await seedDemoPractice({
        db: database.db,
        settings,
        // Straight to the two servers of this start: the public addresses may lead through a proxy that is not up yet.
        url: `http://${settings.host}:${settings.port}`,
        keyServerUrl: `http://${settings.host}:${keyServer.port}`,
        now: now(),
      })
    printGreeting(settings, database.kind)
    return { stop }
  } catch (error) {
    await stop()
    throw error
  }
}

async function listen(server: FastifyInstance, settings: Settings): Promise<void> {
  try {
    await server.listen({ port: settings.port, host: settings.host })
  } catch (error) {
    throw portTaken(error, settings.port, 'PORT')
  }
}
