import { job } from '../jobs/job.ts'
import { deleteMailBodies } from './mailQueries.ts'

/** Long enough to look into a complaint. The links in old mails have expired by then. */
const KEEP_BODY_MS = 14 * 24 * 60 * 60 * 1000

export const purgeMailBodies = job({
  name: 'purgeMailBodies',
  cron: '37 2 * * *',
  run: async ({ db, log, now }) => {
    const count = await deleteMailBodies(db, new Date(now().getTime() - KEEP_BODY_MS))
    log.info('mailBodiesPurged', { count })
  },
})
