import * as z from 'zod/mini'
import type { Db } from '#base/server/database/db.ts'
import type { Definition } from '#features/instrument/domain/definition.ts'
import type { InstrumentTexts } from '#features/instrument/domain/instrumentTexts.ts'
import { runMeta } from '#features/sitting/contract/runShapes.ts'
import type { UserData } from '../contract/resultShapes.ts'
import { pageItems } from '../domain/pageItems.ts'
import { runFacts } from '../domain/runFacts.ts'
import { stepsOfRun } from '../domain/stepsOfRun.ts'
import { findRun, type ResultRow } from './evaluationQueries.ts'

/** Answers and what the run's log says of them. The log itself stays on the server. */
export async function userDataOf(
  db: Db,
  result: ResultRow,
  content: { definition: Definition; texts: { de: InstrumentTexts } },
): Promise<UserData> {
  const run = await findRun(db, result)
  if (run === null) throw new Error('A result stands without the save it was made from.')
  const meta = z.safeParse(runMeta, run.content.meta)
  return {
    values: run.content.values,
    facts: runFacts(stepsOfRun(run.content.log, run.steps), pageItems(content)),
    meta: meta.success ? meta.data : null,
    device: meta.success ? meta.data.device : null,
  }
}
