import { and, eq } from 'drizzle-orm'
import { handle } from '#base/server/handle.ts'
import { uploadAnswers } from '../contract/uploadAnswers.ts'
import { answersSoFar, receivedOf } from '../domain/answersSoFar.ts'
import { openLink } from './openLink.ts'
import { runStepRow, sitting } from './sitting.table.ts'
import { findSubSitting, listArrivedSteps } from './sittingQueries.ts'

/**
 * Takes steps of a run. Nothing is refused because the practice trashed the sitting meanwhile or it is finished already: answers that a person gave are kept,
 * and the final save decides.
 */
export default handle(uploadAnswers, async ({ input, context, fail }) => {
  const row = await openLink(context, input.sittingID, input.token, 'handingIn')
  const sub = await findSubSitting(context.db, row.id, input.subSittingID)
  if (!sub) return fail('sitting.not_running')
  const now = context.now()
  return await context.db.transaction(async (tx) => {
    await tx
      .insert(runStepRow)
      .values(
        input.entries.map((content, index) => ({
          subSittingID: sub.id,
          saveID: input.saveId,
          number: input.sequence + index,
          content,
          receivedAt: now,
        })),
      )
      .onConflictDoNothing()
    const arrived = await listArrivedSteps(tx, sub.id)
    if (row.state === 'running') {
      const answered = Object.values(answersSoFar(arrived).values).filter((value) => value !== null).length
      // Only while it runs: a save may have been quicker, and its count stands.
      await tx
        .update(sitting)
        .set({ progressAnswered: answered, updatedAt: now })
        .where(and(eq(sitting.id, row.id), eq(sitting.state, 'running')))
    }
    return { received: receivedOf(arrived, input.saveId) }
  })
})
