import { randomBytes, randomUUID } from 'node:crypto'
import { closeSync, fsyncSync, linkSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { prepareFolder } from './database/prepareFolder.ts'
import { StartError } from './startError.ts'

const SECRET_BYTES = 32
const SHORTEST_CHARACTERS = 32

/**
 * The secret that is mixed into stored password hashes and tokens: what SERVER_SECRET says, else the content of `<dataDir>/server-secret`,
 * which is made at the first start (32 random bytes as base64url, 0600). Without it nobody can log in any more: back it up with the rows.
 */
export function serverSecret(dataDir: string, given: string | undefined): string {
  if (given !== undefined) return refuseShort(given, 'SERVER_SECRET')
  const folder = resolve(dataDir)
  const file = join(folder, 'server-secret')
  prepareFolder(folder)
  const kept = readIfThere(file)
  if (kept !== null) return refuseShort(kept, file)
  makeOnce(file)
  return refuseShort(readFileSync(file, 'utf8').trim(), file)
}

/** Written wholly under another name first: a link either makes the file or finds that another process was faster. */
function makeOnce(file: string): void {
  const unfinished = `${file}.${randomUUID()}`
  const open = openSync(unfinished, 'wx', 0o600)
  try {
    writeSync(open, `${randomBytes(SECRET_BYTES).toString('base64url')}\n`)
    fsyncSync(open)
  } finally {
    closeSync(open)
  }
  try {
    linkSync(unfinished, file)
  } catch (error) {
    if (!isCode(error, 'EEXIST')) throw error
  } finally {
    rmSync(unfinished)
  }
}

function readIfThere(file: string): string | null {
  try {
    return readFileSync(file, 'utf8').trim()
  } catch (cause) {
    if (isCode(cause, 'ENOENT')) return null
    throw new StartError(
      'dataDirUnreadable',
      {
        en: `The file ${file} cannot be read. Give it to the account that runs the server.`,
        de: `Die Datei ${file} kann nicht gelesen werden. Geben Sie dem Konto, unter dem der Server läuft, Zugriff.`,
      },
      { cause },
    )
  }
}

function refuseShort(secret: string, where: string): string {
  if (secret.length >= SHORTEST_CHARACTERS) return secret
  throw new StartError('settingWrong', {
    en: `${where} must hold at least ${SHORTEST_CHARACTERS} characters. Restore it from your backup; a new secret would make every password invalid.`,
    de: `${where} muss mindestens ${SHORTEST_CHARACTERS} Zeichen enthalten. Stellen Sie das Geheimnis aus Ihrer Sicherung wieder her; ein neues machte jedes Passwort ungültig.`,
  })
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}
