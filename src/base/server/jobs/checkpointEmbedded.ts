import { job } from './job.ts'

/**
 * PGlite runs no checkpointer and no autovacuum. Without them the write-ahead log grows, a start after a power cut has it all to read
 * again, and tables swell with dead rows.
 */
export const checkpointEmbedded = job({
  name: 'checkpointEmbedded',
  everySeconds: 5 * 60,
  run: async ({ kind, executeSql }) => {
    if (kind === 'embedded') await executeSql('CHECKPOINT')
  },
})
