import { accessSync, chmodSync, constants, mkdirSync } from 'node:fs'
import { StartError } from '../startError.ts'

/** Makes the folder where it is missing, closes it to other accounts of the machine (0700) and refuses one that cannot be read or written. */
export function prepareFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    chmodSync(folder, 0o700)
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
