import { and, eq, isNull } from 'drizzle-orm'
import { handle } from '#base/server/handle.ts'
import { firstItem } from '../contract/firstItem.ts'
import { openLink } from './openLink.ts'
import { sitting } from './sitting.table.ts'

export default handle(firstItem, async ({ input, context, fail }) => {
  const row = await openLink(context, input.sittingID, input.token, 'handingIn')
  if (row.startedAt === null) return fail('sitting.not_running')
  const now = context.now()
  await context.db
    .update(sitting)
    .set({ firstItemAt: now, updatedAt: now })
    .where(and(eq(sitting.id, row.id), isNull(sitting.firstItemAt)))
  return { noted: true as const }
})
