import { PgBoss } from 'pg-boss'
import type { OpenDatabase } from '../database/db.ts'
import { framesOf } from '../framesOf.ts'
import type { Log } from '../log.ts'
import type { Job, JobContext } from './job.ts'

/** How long after its minute a cron job may start; each look is a query. */
const LOOK_SECONDS = 20
const RETRIES = 3
const STOP_MS = 10_000

export interface RunningJobs {
  /** Queues a job of the timetable for now, e.g. because an operator asks for it. */
  runNow(name: string): Promise<void>
  /** Waits for what runs. */
  stop(): Promise<void>
}

/** Starts all jobs. A job that throws is logged by its name and does not touch the others. */
export async function startJobs(
  jobs: readonly Job[],
  database: OpenDatabase,
  rest: Pick<JobContext, 'settings' | 'log' | 'now'>,
): Promise<RunningJobs> {
  const context: JobContext = { ...rest, db: database.db, kind: database.kind, executeSql: database.executeSql }
  const stops = jobs.flatMap((one) => ('everySeconds' in one ? [repeat(one, one.everySeconds, context)] : []))
  const { boss, workers } = await startBoss(
    jobs.flatMap((one) => ('cron' in one ? [one] : [])),
    database,
    context,
  )
  return {
    runNow: async (name) => {
      await boss.send(name)
      boss.notifyWorker(workers.get(name) ?? '')
    },
    stop: async () => {
      await Promise.all(stops.map((stop) => stop()))
      await boss.stop({ graceful: true, timeout: STOP_MS, close: false })
    },
  }
}

/** The first run is one pause after the start, so that starting stays fast. Answers a function that ends it. */
function repeat(one: Job, everySeconds: number, context: JobContext): () => Promise<void> {
  let running = Promise.resolve()
  let isRunning = false
  const timer = setInterval(() => {
    if (isRunning) return
    isRunning = true
    running = runLogged(one, context)
      .catch(() => undefined)
      .finally(() => {
        isRunning = false
      })
  }, everySeconds * 1000)
  return () => {
    clearInterval(timer)
    return running
  }
}

async function startBoss(
  jobs: (Job & { cron: string })[],
  database: OpenDatabase,
  context: JobContext,
): Promise<{ boss: PgBoss; workers: Map<string, string> }> {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => database.executeSql(text, values) },
    schema: 'job',
  })
  boss.on('error', (error) => logFault(context.log, 'jobs', error))
  await boss.start()
  const workers = new Map<string, string>()
  for (const one of jobs) {
    await boss.createQueue(one.name, { retryLimit: RETRIES, retryBackoff: true })
    workers.set(
      one.name,
      await boss.work(one.name, { pollingIntervalSeconds: LOOK_SECONDS }, () => runLogged(one, context)),
    )
    await boss.schedule(one.name, one.cron)
  }
  // A job that was taken out of the list must not go on filling its queue.
  for (const { name } of await boss.getSchedules()) {
    if (!jobs.some((one) => one.name === name)) await boss.unschedule(name)
  }
  return { boss, workers }
}

/** Logs a fault and throws it on. */
async function runLogged(one: Job, context: JobContext): Promise<void> {
  try {
    await one.run(context)
  } catch (error) {
    logFault(context.log, one.name, error)
    throw error
  }
}

/** Only code and place: the message of a database error can repeat the values of a row. */
function logFault(log: Log, job: string, error: unknown): void {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : 'unknown'
  log.error('jobFailed', { job, code, stack: error instanceof Error ? framesOf(error) : '' })
}
