import { join } from 'node:path'
import { StartError } from '#base/server/startError.ts'

/** What the key server is told by its environment. It never gets the server's own secret, only the one made for access tokens. */
export interface KeyServerSettings {
  /** `KEY_SERVER_PORT` */
  port: number
  /** Address to listen on; this machine only unless told. `KEY_SERVER_HOST` */
  host: string
  /** The one origin whose pages may ask. `PUBLIC_URL` */
  publicUrl: string
  /** Folder of the embedded database and the log. `KEY_SERVER_DATA_DIR` */
  dataDir: string
  /** PostgreSQL; the schema `key_server` in it. `KEY_SERVER_DATABASE_URL` */
  databaseUrl: string | null
  /** base64url of 32 bytes, the same as the main server's. `KEY_SERVER_TOKEN_KEY` */
  tokenKey: Buffer
}

type Environment = Record<string, string | undefined>

export function readKeyServerSettings(environment: Environment): KeyServerSettings {
  const tokenKey = Buffer.from(environment['KEY_SERVER_TOKEN_KEY'] ?? '', 'base64url')
  if (tokenKey.length !== 32) throw wrong('KEY_SERVER_TOKEN_KEY', '32 bytes in base64url', '32 Bytes in base64url')
  const publicUrl = environment['PUBLIC_URL'] ?? ''
  if (!URL.canParse(publicUrl)) throw wrong('PUBLIC_URL', 'an address', 'eine Adresse')
  const port = Number(environment['KEY_SERVER_PORT'] ?? Number.NaN)
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw wrong('KEY_SERVER_PORT', 'a port', 'ein Port')
  return {
    port,
    host: environment['KEY_SERVER_HOST'] ?? '127.0.0.1',
    publicUrl,
    dataDir: environment['KEY_SERVER_DATA_DIR'] ?? join('data', 'key-server'),
    databaseUrl: environment['KEY_SERVER_DATABASE_URL'] ?? null,
    tokenKey,
  }
}

function wrong(name: string, en: string, de: string): StartError {
  return new StartError('settingWrong', {
    en: `The key server does not start: ${name} must be ${en}.`,
    de: `Der Schlüsselserver startet nicht: ${name} muss ${de} sein.`,
  })
}
