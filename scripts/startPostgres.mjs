import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const FIRST_PORT = 5500
const PORTS = 100
const START_MS = 30_000

/**
 * Starts a throw-away PostgreSQL server from the binaries on this machine: `{ url, version, stop }`, or `{ reason }` where that is not possible.
 * Data in a temporary folder, reachable on the loopback only. PostgreSQL refuses to run as root, so root starts it as the user `postgres`.
 */
export async function startPostgres() {
  const found = findBinaries()
  if (!found)
    return { reason: 'no PostgreSQL binaries of version 15 or later were found (Debian: apt-get install postgresql)' }
  const account = findAccount()
  if (account === null) return { reason: 'running as root, and there is no user postgres to run PostgreSQL as' }
  const folder = mkdtempSync(join(tmpdir(), 'befundo-postgres-'))
  if (account.uid !== undefined) chownSync(folder, account.uid, account.gid)
  const remove = () => rmSync(folder, { recursive: true, force: true })

  const made = spawnSync(
    join(found.bin, 'initdb'),
    ['-D', join(folder, 'data'), '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'],
    {
      ...account,
      cwd: folder,
      encoding: 'utf8',
    },
  )
  if (made.status !== 0) {
    remove()
    return { reason: `initdb failed: ${made.stderr.trim().split('\n').at(-1)}` }
  }
  const port = await findFreePort()
  const server = spawn(
    join(found.bin, 'postgres'),
    ['-D', join(folder, 'data'), '-p', String(port), '-h', '127.0.0.1', '-k', folder, '-c', 'max_connections=200'],
    {
      ...account,
      cwd: folder,
      stdio: 'ignore',
    },
  )
  const ended = new Promise((resolve) => server.once('exit', resolve))
  const stop = async () => {
    // SIGINT is PostgreSQL's fast shutdown: it does not wait for clients.
    server.kill('SIGINT')
    await ended
    remove()
  }
  process.once('exit', () => {
    server.kill('SIGQUIT')
    remove()
  })
  const deadline = Date.now() + START_MS
  while (!isReady(found.bin, port)) {
    if (server.exitCode !== null || Date.now() > deadline) {
      await stop()
      return { reason: 'PostgreSQL did not start' }
    }
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  return { url: `postgres://postgres@127.0.0.1:${port}/postgres`, version: found.version, stop }
}

/** The newest version under the folders in which Debian, Fedora and Homebrew put it. */
function findBinaries() {
  const roots = ['/usr/lib/postgresql', '/usr/pgsql', '/opt/homebrew/opt', '/usr/local/opt'].filter((root) =>
    existsSync(root),
  )
  return roots
    .flatMap((root) =>
      readdirSync(root).map((name) => ({ bin: join(root, name, 'bin'), version: Number(/(\d+)$/.exec(name)?.[1]) })),
    )
    .filter(({ bin, version }) => version >= 15 && existsSync(join(bin, 'initdb')))
    .sort((a, b) => b.version - a.version)[0]
}

/** Whom to run PostgreSQL as: no change for an ordinary user, `postgres` for root, null where root has no such user. */
function findAccount() {
  if (process.getuid?.() !== 0) return {}
  try {
    const idOf = (kind) =>
      Number(execFileSync('id', [kind, 'postgres'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }))
    return { uid: idOf('-u'), gid: idOf('-g') }
  } catch {
    return null
  }
}

async function findFreePort() {
  const start = Math.floor(Math.random() * PORTS)
  for (let i = 0; i < PORTS; i += 1) {
    const port = FIRST_PORT + ((start + i) % PORTS)
    if (await isFree(port)) return port
  }
  throw new Error(`No port from ${FIRST_PORT} to ${FIRST_PORT + PORTS - 1} is free`)
}

function isFree(port) {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => {
      socket.destroy()
      resolve(false)
    })
    socket.once('error', () => resolve(true))
  })
}

function isReady(bin, port) {
  return spawnSync(join(bin, 'pg_isready'), ['-q', '-h', '127.0.0.1', '-p', String(port)]).status === 0
}
