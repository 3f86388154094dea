import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { OpenDatabase } from '../database/db.ts'
import { openTestDatabase } from '../database/testDatabase.ts'
import { makeLog } from '../log.ts'
import { readSettings } from '../readSettings.ts'
import { checkpointEmbedded } from './checkpointEmbedded.ts'
import { job, type JobContext } from './job.ts'
import { purgeRateLimits } from './purgeRateLimits.ts'
import { startJobs } from './startJobs.ts'
import { vacuumEmbedded } from './vacuumEmbedded.ts'

let database: OpenDatabase
let rest: Pick<JobContext, 'settings' | 'log' | 'now'>
const lines: string[] = []
beforeAll(async () => {
  database = await openTestDatabase()
  rest = {
    settings: readSettings({ SERVER_SECRET: 'a secret of the tests, long enough to be one' }),
    log: makeLog((line) => lines.push(line)),
    now: () => new Date('2026-11-21T09:00:00Z'),
  }
})
afterAll(() => database.close())

test('goes on with the others when one job fails, and logs its name without what the error said', async () => {
  let good = 0
  const failing = job({
    name: 'failing',
    everySeconds: 0.05,
    run: () => Promise.reject(new Error('name of a patient')),
  })
  const counting = job({ name: 'counting', everySeconds: 0.05, run: async () => void (good += 1) })
  const running = await startJobs([failing, counting], database, rest)
  await vi.waitFor(() => expect(good).toBeGreaterThan(2), { timeout: 20_000 })
  await running.stop()
  expect(lines.some((line) => line.includes('"job":"failing"'))).toBe(true)
  expect(lines.join()).not.toContain('name of a patient')
})

test('never runs a job twice at a time, and waits for it when stopping', async () => {
  let inside = 0
  let most = 0
  const slow = job({
    name: 'slow',
    everySeconds: 0.01,
    run: async () => {
      inside += 1
      most = Math.max(most, inside)
      await new Promise((resolve) => setTimeout(resolve, 100))
      inside -= 1
    },
  })
  const running = await startJobs([slow], database, rest)
  await vi.waitFor(() => expect(most).toBe(1), { timeout: 20_000 })
  await running.stop()
  expect({ most, inside }).toEqual({ most: 1, inside: 0 })
})

test('keeps the timetable in the database, and drops a job that is no longer listed', async () => {
  const nightly = job({ name: 'nightly', cron: '0 2 * * *', run: async () => undefined })
  const schedules = async () => (await database.executeSql('SELECT name, cron FROM job.schedule')).rows
  await (await startJobs([nightly], database, rest)).stop()
  expect(await schedules()).toEqual([{ name: 'nightly', cron: '0 2 * * *' }])
  await (await startJobs([], database, rest)).stop()
  expect(await schedules()).toEqual([])
})

test('runs a queued job of the timetable', async () => {
  let runs = 0
  const due = job({ name: 'due', cron: '0 2 * * *', run: async () => void (runs += 1) })
  const running = await startJobs([due], database, rest)
  await running.runNow('due')
  await vi.waitFor(() => expect(runs).toBe(1), { timeout: 40_000, interval: 200 })
  await running.stop()
})

test('the jobs that tend the database run on it', async () => {
  const context: JobContext = { ...rest, db: database.db, kind: database.kind, executeSql: database.executeSql }
  await database.executeSql(`INSERT INTO rate_limit VALUES ('old', '2026-11-01', 1), ('new', '2026-11-21', 1)`)
  await checkpointEmbedded.run(context)
  await vacuumEmbedded.run(context)
  await purgeRateLimits.run(context)
  expect((await database.executeSql('SELECT key FROM rate_limit')).rows).toEqual([{ key: 'new' }])
})
