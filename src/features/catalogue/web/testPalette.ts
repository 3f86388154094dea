import { getLocale } from '#base/web/locale.ts'
import type { PaletteSource } from '#base/web/paletteSources.ts'
import { queryClient } from '#base/web/queryClient.ts'
import { to } from '#base/web/to.ts'
import { getSession } from '#features/account/web/door.ts'
import { searchTests } from '../domain/searchTests.ts'
import { titleBesideName } from '../domain/titleBesideName.ts'
import { de } from './text.de.ts'
import { en } from './text.en.ts'
import { testsQuery } from './useTestList.ts'

const LARGEST_ANSWER = 6

/** Tests in the command palette, by the search of the catalogue. */
export const testPalette: PaletteSource = {
  id: 'tests',
  group: { de: de.paletteGroup, en: en.paletteGroup },
  find: async (text) => {
    const { user } = getSession()
    if (user === null || text.trim() === '') return []
    const locale = getLocale()
    const { tests } = await queryClient.ensureQueryData(testsQuery(user.userID, locale))
    return searchTests(tests, text, locale)
      .slice(0, LARGEST_ANSWER)
      .map((test) => ({
        id: test._id,
        label: test.name,
        description: titleBesideName(test),
        href: to('/test/{id}/details', { id: test._id }),
      }))
  },
}
