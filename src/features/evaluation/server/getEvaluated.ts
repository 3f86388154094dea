import type { Actor } from '#base/domain/actor.ts'
import type { Db } from '#base/server/database/db.ts'
import { may } from '#features/facility/domain/may.ts'
import { isEvaluable, mayEvaluate } from '../domain/mayEvaluate.ts'
import { listEvaluatedRows, type EvaluatedRow, type ResultRow } from './evaluationQueries.ts'

export type ReadyRow = EvaluatedRow & { result: ResultRow }
type Refuse = (
  code: 'sitting.not_found' | 'permission.missing' | 'evaluation.in_trash' | 'evaluation.not_finished',
) => never

/**
 * The sittings asked for, in the order asked, each with its result; or the refusal. A sitting of another practice is answered like one that
 * does not exist.
 */
export async function getEvaluated(db: Db, actor: Actor, sittingIDs: string[], refuse: Refuse): Promise<ReadyRow[]> {
  const rows = await listEvaluatedRows(db, sittingIDs)
  return sittingIDs.map((id) => {
    const row = rows.find((one) => one.sitting.id === id)
    if (!row || !may(actor, 'sitting.view', row.sitting.facilityID)) return refuse('sitting.not_found')
    if (!mayEvaluate(actor, row.sitting.facilityID)) return refuse('permission.missing')
    if (row.sitting.trashAt !== null) return refuse('evaluation.in_trash')
    if (!isEvaluable(row.sitting) || !isReady(row)) return refuse('evaluation.not_finished')
    return row
  })
}

export function isReady(row: EvaluatedRow): row is ReadyRow {
  return row.result !== null && row.sitting.finishedAt !== null
}
