import { lt } from 'drizzle-orm'
import { rateLimit } from '../rateLimit.table.ts'
import { job } from './job.ts'

/** Longer than the longest window anyone counts in. */
const KEEP_MS = 7 * 24 * 60 * 60 * 1000

export const purgeRateLimits = job({
  name: 'purgeRateLimits',
  cron: '27 2 * * *',
  run: async ({ db, now }) => {
    await db.delete(rateLimit).where(lt(rateLimit.windowStart, new Date(now().getTime() - KEEP_MS)))
  },
})
