import { handle } from '#base/server/handle.ts'
import { changeLanguage as contract } from '../contract/changeLanguage.ts'
import { updateAccount } from './accountQueries.ts'

export default handle(contract, async ({ input, context, actor }) => {
  await updateAccount(context.db, actor.userID, { language: input.language }, context.now())
  return { language: input.language }
})
