import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { StartError } from '../startError.ts'

/** SQLITE_BUSY, https://sqlite.org/rescode.html#busy */
const BUSY = 5

/**
 * Holds the folder for this process until `release` or the end of the process, however it ends: Node offers no flock, so an empty SQLite
 * file is kept in an exclusive transaction. That is a record lock of the kernel (fcntl; LockFileEx on Windows), so `kill -9` frees it,
 * nothing stale is left behind, and it holds between containers that share the folder. See docs/decisions/0008-embedded-database.md.
 */
export function lockFolder(folder: string): { release(): void } {
  const lock = new DatabaseSync(join(folder, 'in-use.lock'), { timeout: 0 })
  try {
    lock.exec('BEGIN EXCLUSIVE')
  } catch (error) {
    lock.close()
    if (!(error instanceof Error) || !('errcode' in error) || error.errcode !== BUSY) throw error
    throw new StartError(
      'databaseFolderLocked',
      {
        en: `The database in ${folder} is already open in another process. Stop that process, or give this one its own folder with DATA_DIR.`,
        de: `Die Datenbank in ${folder} ist bereits in einem anderen Prozess geöffnet. Beenden Sie diesen Prozess oder geben Sie mit DATA_DIR einen anderen Ordner an.`,
      },
      { cause: error },
    )
  }
  return { release: () => lock.close() }
}
