import { createHash } from 'node:crypto'
import type { Context } from '#base/server/context.ts'
import type { Db } from '#base/server/database/db.ts'
import { handle } from '#base/server/handle.ts'
import type { InputOf } from '#base/contract/call.ts'
import { saveSitting } from '../contract/saveSitting.ts'
import { sittingContentHash } from '../domain/sittingContentHash.ts'
import { openLink } from './openLink.ts'
import { scoreSubSitting } from './scoreSubSitting.ts'
import { subSittingSave } from './sitting.table.ts'
import {
  lockSitting,
  findSubSitting,
  listSaves,
  stepSitting,
  type SittingRow,
  type SubSittingRow,
} from './sittingQueries.ts'

const sha256Hex = (text: string) => Promise.resolve(createHash('sha256').update(text).digest('hex'))

/**
 * Stores the answers for good, in one transaction with the state, the result and its alerts; then the receipt. Three cases, all acknowledged:
 * the first save finishes the sitting; the same saveId and hash again is answered as before; other content for a finished sitting is kept as
 * a further revision and changes neither result nor state; only a risk item in it is raised all the same.
 */
export default handle(saveSitting, async ({ input, context, fail }) => {
  const found = await openLink(context, input.sittingID, input.token, 'handingIn')
  const sub = await findSubSitting(context.db, found.id, input.subSittingID)
  if (!sub || sub.testID !== input.testID) return fail('sitting.not_running')
  const { values, moduleValues, log } = input
  const content = {
    sittingID: found.id,
    subSittingID: sub.id,
    testID: sub.testID,
    version: sub.testVersion,
    values,
    moduleValues,
    log,
  }
  const hash = await sittingContentHash(content, sha256Hex)
  if (hash !== input.hash) return fail('sitting.hash_mismatch')

  const savedAt = await context.db.transaction((tx) => store(tx, context, found, sub, input))
  return { hash, savedAt: savedAt.toISOString(), remainingSittings: 0, next: 'end' as const }
})

async function store(
  tx: Db,
  context: Context,
  found: SittingRow,
  sub: SubSittingRow,
  input: InputOf<typeof saveSitting>,
): Promise<Date> {
  await lockSitting(tx, found.id)
  const saves = await listSaves(tx, sub.id)
  const same = saves.find((save) => save.saveID === input.saveId && save.hash === input.hash)
  if (same) return same.savedAt

  const now = context.now()
  const { values, moduleValues, log, meta } = input
  const revision = (saves.at(-1)?.revision ?? 0) + 1
  await tx.insert(subSittingSave).values({
    subSittingID: sub.id,
    saveID: input.saveId,
    revision,
    hash: input.hash,
    content: { values, moduleValues, log, meta },
    skipped: input.skip,
    savedAt: now,
  })
  if (revision > 1) {
    if (!input.skip) await scoreSubSitting(tx, { row: found, sub, values, revision, now })
    return now
  }
  const moved = await stepSitting(tx, found.id, input.skip ? 'skip' : 'save', {
    finishedAt: now,
    updatedAt: now,
    progressAnswered: Object.values(values).filter((value) => value !== null).length,
  })
  if (moved && !input.skip) await scoreSubSitting(tx, { row: moved, sub, values, revision, now })
  return now
}
