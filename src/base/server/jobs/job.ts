import type { OpenDatabase } from '../database/db.ts'
import type { Context } from '../context.ts'

/** What a job may use. */
export interface JobContext extends Pick<Context, 'db' | 'settings' | 'log' | 'now'> {
  kind: OpenDatabase['kind']
  /** For what cannot run in a transaction (CHECKPOINT, VACUUM). */
  executeSql: OpenDatabase['executeSql']
}

export type Job = {
  name: string
  run(context: JobContext): Promise<void>
} & (
  | {
      /** Runs on each node, so it claims its rows itself by a conditional update. Never twice at a time in one process. */
      everySeconds: number
    }
  | {
      /** Five fields, UTC. Runs once in the whole installation, whatever the number of nodes; is tried again when it fails. */
      cron: string
    }
)

/** Declares a job; `src/app/server/jobs.ts` lists all of them. */
export function job(declared: Job): Job {
  return declared
}
