import { handle } from '#base/server/handle.ts'
import { findInstrument } from '#features/instrument/server/door.ts'
import { getInstrumentVersion } from './testVersion.ts'
import { getInvitation } from '../contract/getInvitation.ts'
import { openLink, refuseToStart } from './openLink.ts'
import { getSender } from './sittingQueries.ts'

export default handle(getInvitation, async ({ input, context }) => {
  const row = await openLink(context, input.sittingID, input.token, 'starting')
  refuseToStart(row, context.now())
  const version = await getInstrumentVersion(context.db, row.testID, row.testVersion)
  return {
    facility: await getSender(context.db, row),
    tests: [version.texts[context.locale].fullname],
    minutes: findInstrument(row.testID)?.meta.durationMinutes ?? null,
    languages: ['de' as const, 'en' as const],
    wasAlreadyStarted: row.startedAt !== null,
  }
})
