import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Log } from '#base/server/log.ts'
import type { Settings } from '#base/server/settings.ts'
import { StartError } from '#base/server/startError.ts'
import { accessTokenKey } from '#features/vault/server/door.ts'
import type { KeyServerMessage } from './keyServerMessages.ts'

const MAIN = join(import.meta.dirname, 'main.ts')
/** A key server that ends by itself is started again after this time. */
const RESTART_MS = 1000

export interface RunningKeyServer {
  port: number
  /** Of the process that runs now; 0 between an end and the next start. */
  pid(): number
  stop(): Promise<void>
}

/** Starts the key server as a process of its own beside the main server, and again whenever it ends. Throws a StartError if it cannot begin. */
export async function startKeyServer(settings: Settings, log: Log): Promise<RunningKeyServer> {
  let isStopping = false
  let child = launch(settings)
  const port = await readyPort(child)
  const watch = (running: ChildProcess) => {
    running.once('exit', (code) => {
      if (isStopping) return
      log.error('key server ended', { detail: `exit code ${code ?? 'none'}` })
      setTimeout(() => {
        if (isStopping) return
        child = launch(settings)
        watch(child)
      }, RESTART_MS)
    })
  }
  watch(child)
  return {
    port,
    pid: () => child.pid ?? 0,
    stop: async () => {
      isStopping = true
      if (child.exitCode !== null || child.signalCode !== null) return
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
    },
  }
}

function launch(settings: Settings): ChildProcess {
  const databaseUrl = process.env['KEY_SERVER_DATABASE_URL'] ?? settings.databaseUrl
  return fork(MAIN, {
    // Only what it needs: the server's own secret and the main database's folder are none of its business.
    env: {
      PATH: process.env['PATH'] ?? '',
      KEY_SERVER_PORT: String(settings.keyServerPort),
      KEY_SERVER_HOST: settings.host,
      KEY_SERVER_DATA_DIR: join(settings.dataDir, 'key-server'),
      KEY_SERVER_TOKEN_KEY: accessTokenKey(settings.serverSecret).toString('base64url'),
      PUBLIC_URL: settings.publicUrl,
      ...(databaseUrl === null ? {} : { KEY_SERVER_DATABASE_URL: databaseUrl }),
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    execArgv: [],
  })
}

function readyPort(child: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    child.once('message', (message: KeyServerMessage) => {
      if (message.kind === 'ready') resolve(message.port)
      else reject(message.sentences ? new StartError('settingWrong', message.sentences) : notStarted())
    })
    child.once('exit', () => reject(notStarted()))
  })
}

function notStarted(): Error {
  return new Error('The key server ended before it was ready; its reason stands above')
}
