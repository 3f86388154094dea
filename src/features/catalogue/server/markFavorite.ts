import { handle } from '#base/server/handle.ts'
import { findInstrument } from '#features/instrument/server/door.ts'
import { markFavorite as contract } from '../contract/markFavorite.ts'
import { deleteFavorite, saveFavorite } from './favoriteQueries.ts'

export default handle(contract, async ({ input, context, actor, fail }) => {
  if (findInstrument(input.testID) === null) fail('test.not_found')
  if (input.isFavorite) await saveFavorite(context.db, actor.userID, input.testID, context.now())
  else await deleteFavorite(context.db, actor.userID, input.testID)
  return { testID: input.testID, isFavorite: input.isFavorite }
})
