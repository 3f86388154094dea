import { deleteDB, openDB, type DBSchema, type IDBPDatabase } from 'idb'
import type { Bytes } from './bytes.ts'

/** A private key under the session secret. Without the server's half it tells nothing. */
export interface KeptKey {
  userID: string
  iv: Bytes
  sealed: Bytes
}

/** Where the browser keeps its half over a reload. Two places, so that a break between two writes leaves one that opens. */
export interface SessionStore {
  read(): Promise<KeptKey[]>
  /** Puts a key beside the one that is there. */
  add(key: KeptKey): Promise<void>
  /** Removes all but the one added last. */
  dropOlder(): Promise<void>
  clear(): Promise<void>
}

interface VaultDatabase extends DBSchema {
  keptKey: { key: number; value: KeptKey }
}

const NAME = 'befundo-vault'

/**
 * Removes what an ended session left for a reload: one that ran out, or ended while this browser was closed, had nobody to wipe it. Starts no worker,
 * because every visitor of a public page comes by here.
 */
export async function forgetKeptKeys(): Promise<void> {
  try {
    await deleteDB(NAME)
  } catch (error) {
    // A browser that blocks the database has kept nothing in it.
    console.warn('What was kept for a reload could not be removed', error)
  }
}

/** Outside a private window IndexedDB outlives the tab; the server's half ends with the session. */
export function indexedDbSessionStore(): SessionStore {
  let opened: Promise<IDBPDatabase<VaultDatabase>> | null = null
  const database = () => {
    opened ??= openDB<VaultDatabase>(NAME, 1, {
      upgrade: (fresh) => void fresh.createObjectStore('keptKey', { autoIncrement: true }),
      terminated: () => (opened = null),
      // Another page removes the database: held open here, it would keep the next login waiting.
      blocking: () => {
        void opened?.then((held) => held.close())
        opened = null
      },
    })
    return opened
  }
  return {
    read: async () => (await database()).getAll('keptKey'),
    add: async (key) => void (await (await database()).add('keptKey', key)),
    dropOlder: async () => {
      const transaction = (await database()).transaction('keptKey', 'readwrite')
      const keys = await transaction.store.getAllKeys()
      await Promise.all(keys.slice(0, -1).map((key) => transaction.store.delete(key)))
      await transaction.done
    },
    clear: async () => (await database()).clear('keptKey'),
  }
}
