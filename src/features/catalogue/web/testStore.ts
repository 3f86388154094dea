import { openDB, type DBSchema } from 'idb'
import type { Locale } from '#base/domain/locale.ts'
import type { TestEntry } from '../domain/testEntry.ts'

/** Local browser store of Spec §3: a 'tests' collection keyed by `_id`, and beside it what it was read for. */
interface TestSchema extends DBSchema {
  tests: { key: string; value: TestEntry }
  read: { key: 'last'; value: { userID: string; locale: Locale; readAtMs: number } }
}

export interface StoredTests {
  tests: TestEntry[]
  readAtMs: number
}

function open() {
  return openDB<TestSchema>('befundo-catalogue', 1, {
    upgrade(database) {
      database.createObjectStore('tests', { keyPath: '_id' })
      database.createObjectStore('read')
    },
  })
}

/** The kept list of this user in this language, or null. Favourites are personal, so another user's list is not shown. */
export async function readStoredTests(userID: string, locale: Locale): Promise<StoredTests | null> {
  const database = await open()
  try {
    const read = await database.get('read', 'last')
    if (read === undefined || read.userID !== userID || read.locale !== locale) return null
    return { tests: await database.getAll('tests'), readAtMs: read.readAtMs }
  } finally {
    database.close()
  }
}

export async function storeTests(userID: string, locale: Locale, { tests, readAtMs }: StoredTests): Promise<void> {
  const database = await open()
  try {
    const transaction = database.transaction(['tests', 'read'], 'readwrite')
    await transaction.objectStore('tests').clear()
    for (const test of tests) await transaction.objectStore('tests').put(test)
    await transaction.objectStore('read').put({ userID, locale, readAtMs }, 'last')
    await transaction.done
  } finally {
    database.close()
  }
}

/** Forgets the list: at the end of a session, and where somebody else logs in. */
export async function clearStoredTests(): Promise<void> {
  const database = await open()
  try {
    const transaction = database.transaction(['tests', 'read'], 'readwrite')
    await Promise.all([transaction.objectStore('tests').clear(), transaction.objectStore('read').clear()])
    await transaction.done
  } finally {
    database.close()
  }
}
