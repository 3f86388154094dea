import { join, resolve } from 'node:path'
import type { PGlite, Results, Transaction } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { StartError } from '../startError.ts'
import { EmbeddedClient } from './embeddedClient.ts'
import { lockFolder } from './lockFolder.ts'
import { makeFolder } from './makeFolder.ts'
import type { OpenDatabase } from './db.ts'
import { prepareFolder } from './prepareFolder.ts'

/** Opens (or makes) the embedded database in `<dataDir>/database` for this process alone. */
export async function openEmbedded(dataDir: string): Promise<OpenDatabase> {
  const folder = join(resolve(dataDir), 'database')
  prepareFolder(resolve(dataDir))
  prepareFolder(folder, { close: true })
  const lock = lockFolder(folder)
  try {
    const rows = join(folder, 'postgresql')
    await makeFolder(rows)
    const client = await EmbeddedClient.start({ folder: rows, image: null })
    return embeddedDatabase(client, () => lock.release())
  } catch (cause) {
    lock.release()
    throw new StartError(
      'databaseDamaged',
      {
        en: `The embedded database in ${folder} did not start. Keep the folder as it is, restore your last backup into another one and name that with DATA_DIR.`,
        de: `Die eingebettete Datenbank in ${folder} ist nicht gestartet. Lassen Sie den Ordner unverändert, spielen Sie Ihre letzte Sicherung in einen anderen ein und nennen Sie diesen mit DATA_DIR.`,
      },
      { cause },
    )
  }
}

/** Puts drizzle on top of a running client; `released` is called when it is closed. */
export function embeddedDatabase(client: EmbeddedClient, released: () => void = () => undefined): OpenDatabase {
  // drizzle asks for a whole PGlite and uses only these two of it.
  const queryOf =
    ({ query }: Pick<EmbeddedClient, 'query'>) =>
    async <T>(...asked: Parameters<EmbeddedClient['query']>) =>
      (await query(...asked)) as Results<T>
  const spoken: Pick<PGlite, 'query' | 'transaction'> = {
    query: queryOf({ query: (...asked) => client.query(...asked) }),
    transaction: (work) => client.transaction((tx) => work({ query: queryOf(tx) } as Transaction)),
  }
  return {
    kind: 'embedded',
    db: drizzle({ client: spoken as PGlite }),
    executeSql: async (text, values = []) => ({
      rows: (await client.query(text, values)).rows as Record<string, unknown>[],
    }),
    whenLost: (listener) => client.whenLost(listener),
    close: async () => {
      await client.close()
      released()
    },
  }
}
