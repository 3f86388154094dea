import { job } from './job.ts'

/** At night, since the one connection waits for it. */
export const vacuumEmbedded = job({
  name: 'vacuumEmbedded',
  cron: '17 2 * * *',
  run: async ({ kind, executeSql }) => {
    if (kind === 'embedded') await executeSql('VACUUM (ANALYZE)')
  },
})
