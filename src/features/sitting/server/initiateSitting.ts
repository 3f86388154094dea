import { and, eq, inArray, isNull } from 'drizzle-orm'
import { handle } from '#base/server/handle.ts'
import { may } from '#features/facility/domain/may.ts'
import { initiateSitting } from '../contract/initiateSitting.ts'
import { mayStep, STEPS } from '../domain/sittingState.ts'
import { LINK_LIFETIME_MS, linkTokenHash, newLinkToken } from './linkToken.ts'
import { replacedLink, sitting } from './sitting.table.ts'
import { findListedRow, findSitting, listAlerts, lockSitting } from './sittingQueries.ts'
import { toSittingOnWire } from './toSittingOnWire.ts'

/** A fresh link; the old one starts nothing any more. A device that is in the middle can still hand in what it holds. */
export default handle(initiateSitting, async ({ input, context, actor, fail }) => {
  const found = await findSitting(context.db, input.id)
  if (!found || !may(actor, 'sitting.view', found.facilityID)) return fail('sitting.not_found')
  if (!may(actor, 'sitting.create', found.facilityID)) return fail('permission.missing')
  const token = newLinkToken()
  const now = context.now()
  const isChanged = await context.db.transaction(async (tx) => {
    // A patient may have pressed start since the look above: what runs must not be put back to waiting.
    const current = await lockSitting(tx, input.id)
    const changed = await tx
      .update(sitting)
      .set({
        tokenHash: linkTokenHash(token),
        tokenExpiresAt: new Date(now.getTime() + LINK_LIFETIME_MS),
        place: input.place,
        updatedAt: now,
        ...(current && mayStep(current.state, 'handOver') && input.place !== 'device'
          ? { state: STEPS.handOver.to }
          : {}),
      })
      .where(
        and(
          eq(sitting.id, input.id),
          eq(sitting.tokenHash, found.tokenHash),
          inArray(sitting.state, ['pending', 'patient', 'running']),
          isNull(sitting.trashAt),
        ),
      )
      .returning({ id: sitting.id })
    if (changed.length === 0) return false
    await tx.insert(replacedLink).values({ tokenHash: found.tokenHash, sittingID: found.id, replacedAt: now })
    return true
  })
  const row = isChanged ? await findListedRow(context.db, input.id) : null
  if (!row) return fail('sitting.already_finished')
  return { sitting: toSittingOnWire(row, await listAlerts(context.db, [input.id]), actor, context.locale), token }
})
