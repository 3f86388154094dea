import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Locale } from '#base/domain/locale.ts'
import { TEST_LIST_STALE_MS } from '#base/domain/timing.ts'
import { callServer } from '#base/web/callServer.ts'
import { useLocale } from '#base/web/locale.ts'
import { showRefusal } from '#base/web/useMutationCall.ts'
import { callKey } from '#base/web/useCall.ts'
import { onSessionEnd, useUser } from '#features/account/web/door.ts'
import { listTests } from '../contract/listTests.ts'
import { markFavorite } from '../contract/markFavorite.ts'
import { clearStoredTests, readStoredTests, storeTests, type StoredTests } from './testStore.ts'

onSessionEnd(
  () => void clearStoredTests().catch((error: unknown) => console.warn('The kept tests could not be removed', error)),
)

/** The catalogue of a user in a language, for `useQuery` and for the command palette alike. */
export function testsQuery(userID: string, locale: Locale) {
  return queryOptions({
    queryKey: listKey(locale),
    queryFn: () => readTests(userID, locale),
    staleTime: (query) => (query.state.data?.readAtMs ?? 0) + TEST_LIST_STALE_MS - query.state.dataUpdatedAt,
  })
}

/**
 * The catalogue in the language of the page, refetched when older than 20 minutes (Spec §4). A reload within that time takes the list
 * of the browser's store. A failed fetch is logged and leaves the list empty (Spec §8).
 */
export function useTestList() {
  const { userID } = useUser()
  return useQuery(testsQuery(userID, useLocale()))
}

/** Marks a favourite: the star turns at once, and turns back where the server refuses. */
export function useMarkFavorite() {
  const client = useQueryClient()
  const { userID } = useUser()
  const locale = useLocale()
  const show = (testID: string, isFavorite: boolean) => {
    const shown = client.getQueryData<StoredTests>(listKey(locale))
    if (shown === undefined) return
    const tests = shown.tests.map((test) => (test._id === testID ? { ...test, isFavorite } : test))
    client.setQueryData(listKey(locale), { ...shown, tests })
    void storeTests(userID, locale, { ...shown, tests }).catch(warn)
  }
  return async (testID: string, isFavorite: boolean) => {
    show(testID, isFavorite)
    try {
      await callServer(markFavorite, { testID, isFavorite })
    } catch (error) {
      show(testID, !isFavorite)
      showRefusal(error)
    }
  }
}

function listKey(locale: Locale): readonly unknown[] {
  return [...callKey(listTests, { exclude: 'isVariant' }), locale]
}

async function readTests(userID: string, locale: Locale): Promise<StoredTests> {
  const stored = await readStoredTests(userID, locale).catch(() => null)
  if (stored !== null && Date.now() - stored.readAtMs < TEST_LIST_STALE_MS) return stored
  try {
    const { tests } = await callServer(listTests, { exclude: 'isVariant' }, { minimumDelay: true })
    const read = { tests, readAtMs: Date.now() }
    await storeTests(userID, locale, read).catch(warn)
    return read
  } catch (error) {
    console.error('The test list could not be read', error)
    // As old as can be, so that the next screen that needs it asks again.
    return { tests: [], readAtMs: 0 }
  }
}

/** A browser without a store (private window, full disk) just asks the server again. */
function warn(error: unknown): void {
  console.warn('The tests could not be kept in this browser', error)
}
