import { accessSync, chmodSync, constants, mkdirSync } from 'node:fs'
import { StartError } from '../startError.ts'

/**
 * Makes the folder where it is missing (0700) and refuses one that cannot be read or written. One that is there keeps its rights, since it may hold
 * other things too, unless `close` says that all of it is ours: then it is closed to other accounts of the machine.
 */
export function prepareFolder(folder: string, { close = false } = {}): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    if (close) chmodSync(folder, 0o700)
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (cause) {
    const reason = cause instanceof Error && 'code' in cause ? String(cause.code) : 'unknown'
    throw new StartError(
      'dataDirUnreadable',
      {
        en: `The folder ${folder} cannot be read or written (${reason}). Give it to the account that runs the server, or name another one with DATA_DIR.`,
        de: `Der Ordner ${folder} kann nicht gelesen oder beschrieben werden (${reason}). Geben Sie dem Konto, unter dem der Server läuft, Zugriff oder nennen Sie mit DATA_DIR einen anderen Ordner.`,
      },
      { cause },
    )
  }
}
