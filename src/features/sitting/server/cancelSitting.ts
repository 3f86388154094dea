import { handle } from '#base/server/handle.ts'
import { cancelSitting } from '../contract/cancelSitting.ts'
import { openLink } from './openLink.ts'
import { stepSitting } from './sittingQueries.ts'

/** Steps back to `patient`: what was answered stays, the link works again. A second cancel finds nothing to do and is answered the same. */
export default handle(cancelSitting, async ({ input, context, fail }) => {
  const row = await openLink(context, input.sittingID, input.token, 'handingIn')
  if (row.state === 'finished' || row.state === 'evaluated') return fail('sitting.not_running')
  await stepSitting(context.db, row.id, 'cancel', { updatedAt: context.now() })
  return { cancelled: true as const }
})
