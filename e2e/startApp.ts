/** The real product for a journey: `src/app/server/main.ts` as a process of its own, with a folder and ports of its own. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const MAIN = join(import.meta.dirname, '../src/app/server/main.ts')
const START_MS = 120_000

export interface App {
  /** Address of the app, `http://localhost:…`. */
  url: string
  dataDir: string
  /** What the server printed so far, log lines included. */
  output(): string
  /** Waits until the server has printed this. */
  untilPrinted(text: string): Promise<void>
  /** Ends the server the hard way, as a power cut would. */
  killHard(): Promise<void>
  /** Starts it again over the same folder and ports. */
  startAgain(): Promise<void>
  stop(): Promise<void>
  /** Ends it in an orderly way and leaves its folder for looking into. */
  stopKeepingFiles(): Promise<void>
}

export async function startApp(environment: Record<string, string> = {}): Promise<App> {
  const dataDir = mkdtempSync(join(tmpdir(), 'befundo-journey-'))
  const [port, keyServerPort] = [await freePort(), await freePort()]
  const url = `http://localhost:${port}`
  const printed: string[] = []
  const launch = async () => {
    const child = spawn(process.execPath, [MAIN], {
      env: {
        PATH: process.env['PATH'],
        DATA_DIR: dataDir,
        PORT: String(port),
        KEY_SERVER_PORT: String(keyServerPort),
        REGISTRATION: 'open',
        DEBUG: 'true',
        ...environment,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    child.stdout.on('data', (chunk: Buffer) => printed.push(chunk.toString()))
    child.stderr.on('data', (chunk: Buffer) => printed.push(chunk.toString()))
    await untilReady(child, url, printed)
    return child
  }
  let child = await launch()
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill(signal)
    await ended
  }
  return {
    url,
    dataDir,
    output: () => printed.join(''),
    untilPrinted: async (text) => {
      const until = Date.now() + START_MS
      while (!printed.join('').includes(text)) {
        if (Date.now() > until) throw new Error(`The server never printed ${text}`)
        await new Promise((resolve) => setTimeout(resolve, 100))
      }
    },
    killHard: () => end('SIGKILL'),
    startAgain: async () => {
      child = await launch()
    },
    stopKeepingFiles: () => end('SIGTERM'),
    stop: async () => {
      await end('SIGTERM')
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

async function untilReady(child: ChildProcess, url: string, printed: string[]): Promise<void> {
  const until = Date.now() + START_MS
  while (Date.now() < until) {
    if (child.exitCode !== null) throw new Error(`The server ended at its start:\n${printed.join('')}`)
    const answer = await fetch(`${url}/api/openapi.json`).catch(() => null)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`The server was not ready after ${START_MS} ms:\n${printed.join('')}`)
}

async function freePort(): Promise<number> {
  const server = createServer()
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  if (address === null || typeof address === 'string') throw new Error('No port was given')
  return address.port
}
