import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Db } from '#base/server/database/db.ts'
import { handle } from '#base/server/handle.ts'
import { closeSession } from '#features/account/server/door.ts'
import { toQuestionnaire } from '#features/instrument/domain/toQuestionnaire.ts'
import { startSitting } from '../contract/startSitting.ts'
import { answersSoFar } from '../domain/answersSoFar.ts'
import { openLink, refuseToStart } from './openLink.ts'
import { subSitting } from './sitting.table.ts'
import {
  getSender,
  listArrivedSteps,
  lockSitting,
  stepSitting,
  type SittingRow,
  type SubSittingRow,
} from './sittingQueries.ts'
import { getInstrumentVersion } from './testVersion.ts'

/**
 * Begins a sitting or takes it up again. Whoever opens a patient's link in a browser with a staff session gives the device away: the
 * session ends here, before the first item (`logout`).
 */
export default handle(startSitting, async ({ input, context, actor, fail }) => {
  const found = await openLink(context, input.sittingID, input.token, 'starting')
  const now = context.now()
  refuseToStart(found, now)
  const wasAlreadyStarted = found.startedAt !== null
  const version = await getInstrumentVersion(context.db, found.testID, found.testVersion)
  const body = toQuestionnaire(version.definition, version.texts[context.locale], context.locale)

  const begun = await context.db.transaction(async (tx) => {
    // Between the look at the link and here the practice may have trashed the sitting or made a new link, or a save may have ended it.
    const current = await lockSitting(tx, found.id)
    if (current?.tokenHash !== found.tokenHash) return fail('sitting.link_unknown')
    refuseToStart(current, now)
    if (current.state !== 'running') {
      await stepSitting(tx, found.id, 'start', {
        startedAt: found.startedAt ?? now,
        startedBy: found.startedBy === '' ? (found.place === 'device' ? 'staff' : 'patient') : found.startedBy,
        language: context.locale,
        updatedAt: now,
        progressTotal: body.items.length,
      })
    }
    const running = await getOrMakeSubSitting(tx, found, now)
    if (actor) await closeSession(tx, actor.sessionID, now)
    return running
  })
  if (!begun) return fail('sitting.not_running')

  const { saveId, ...stored } = answersSoFar(await listArrivedSteps(context.db, begun.id))
  return {
    head: { type: 'questionnaire' as const },
    body,
    subSittingID: begun.id,
    batteryID: null,
    testID: found.testID,
    autopilot: found.config['autopilot'] ?? false,
    debug: found.config['debug'] ?? false,
    config: {
      autoAdvance: found.config['autoAdvance'] ?? true,
      formInputMaxLength: context.settings.formInputMaxLength,
    },
    token: input.token,
    customAttributes: {},
    device: input.device,
    capabilities: input.capabilities,
    meta: { startedAt: (found.startedAt ?? now).toISOString() },
    remainingSittings: 0,
    sittingNr: 1,
    isBattery: false,
    canSkipSitting: false,
    language: context.locale,
    place: found.place,
    wasAlreadyStarted,
    stored: saveId === null ? null : { saveId, moduleValues: {}, ...stored },
    logout: actor !== null,
    facility: await getSender(context.db, found),
    patient: null,
  }
})

/** The sub-sitting at position 0; two starts at once make one. */
async function getOrMakeSubSitting(tx: Db, row: SittingRow, now: Date): Promise<SubSittingRow | null> {
  await tx
    .insert(subSitting)
    .values({
      id: randomUUID(),
      sittingID: row.id,
      position: 0,
      testID: row.testID,
      testVersion: row.testVersion,
      startedAt: now,
    })
    .onConflictDoNothing()
  const rows = await tx.select().from(subSitting).where(eq(subSitting.sittingID, row.id))
  return rows[0] ?? null
}
