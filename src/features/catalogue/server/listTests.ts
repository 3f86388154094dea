import { handle } from '#base/server/handle.ts'
import { listInstruments } from '#features/instrument/server/door.ts'
import { listTests as contract } from '../contract/listTests.ts'
import { listFavorites } from './favoriteQueries.ts'
import { toTestEntry } from './toTestEntry.ts'

export default handle(contract, async ({ input, context, actor }) => {
  const favorites = await listFavorites(context.db, actor.userID)
  const tests = listInstruments().map((instrument) => toTestEntry(instrument, context.locale, favorites))
  return { tests: input.exclude === 'isVariant' ? tests.filter((test) => !test.isVariant) : tests }
})
