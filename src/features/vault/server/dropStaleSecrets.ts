import { job } from '#base/server/jobs/job.ts'
import { dropOldKeystoreKeys, removeDeadSessionVaults } from './sessionVaultQueries.ts'

/**
 * K is promised to lie here for 5 minutes, S for as long as its session lives. Both are dropped by the clock, because the next login, which would
 * do it too, may not come before the morning.
 */
export const dropStaleSecrets = job({
  name: 'dropStaleSecrets',
  everySeconds: 60,
  run: async ({ db, now }) => {
    await dropOldKeystoreKeys(db, now())
    await removeDeadSessionVaults(db, now())
  },
})
