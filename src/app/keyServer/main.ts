/** The key server's process. The main server starts it; on a machine of its own: `node src/app/keyServer/main.ts`. */
import { appendFileSync } from 'node:fs'
import { join } from 'node:path'
import { prepareFolder } from '#base/server/database/prepareFolder.ts'
import { makeLog } from '#base/server/log.ts'
import { portTaken } from '#base/server/portTaken.ts'
import { StartError } from '#base/server/startError.ts'
import { buildKeyServer } from './buildKeyServer.ts'
import type { KeyServerMessage } from './keyServerMessages.ts'
import { readKeyServerSettings } from './keyServerSettings.ts'
import { openKeyDatabase } from './openKeyDatabase.ts'

try {
  const settings = readKeyServerSettings(process.env)
  prepareFolder(settings.dataDir)
  const logFile = join(settings.dataDir, 'key-server.log')
  const log = makeLog((line) => appendFileSync(logFile, `${line}\n`, { mode: 0o600 }))
  const database = await openKeyDatabase(settings)
  const server = buildKeyServer({ ...settings, db: database.db, log, now: () => new Date() })
  await listen(server, settings.port, settings.host)
  const address = server.server.address()
  const port = typeof address === 'object' && address !== null ? address.port : settings.port
  log.info('started', { port })

  let isStopping = false
  const stop = async () => {
    if (isStopping) return
    isStopping = true
    await server.close()
    await database.close()
    log.info('stopped')
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'disconnect'] as const) process.on(signal, () => void stop())
  tell({ kind: 'ready', port })
} catch (error) {
  const sentences = error instanceof StartError ? error.sentences : null
  // Who started us by a message channel prints foreseen reasons itself.
  if (!sentences) process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`)
  else if (!process.send) process.stderr.write(`${sentences.de}\n${sentences.en}\n`)
  // The embedded database's thread would keep a process alive that serves nothing.
  tell({ kind: 'failed', sentences }, () => process.exit(1))
}

/** Tells who started us, if anybody did; then goes on. */
function tell(message: KeyServerMessage, then: () => void = () => undefined): void {
  if (process.send) process.send(message, then)
  else then()
}

async function listen(server: ReturnType<typeof buildKeyServer>, port: number, host: string): Promise<void> {
  try {
    await server.listen({ port, host })
  } catch (error) {
    throw portTaken(error, port, 'KEY_SERVER_PORT')
  }
}
