/** `node scripts/withPostgres.mjs command …`: runs a command with BEFUNDO_TEST_DATABASE_URL naming a throw-away PostgreSQL server. */
import { spawn } from 'node:child_process'
import { toolEnvironment } from './findTools.mjs'
import { startPostgres } from './startPostgres.mjs'

const [command, ...rest] = process.argv.slice(2)
const server = await startPostgres()
if (!command || !server.url) {
  console.error(server.reason ?? 'Say which command to run.')
  await server.stop?.()
  process.exit(1)
}
const child = spawn(command, rest, {
  stdio: 'inherit',
  env: { ...toolEnvironment(), BEFUNDO_TEST_DATABASE_URL: server.url },
})
child.on('exit', (code) => {
  void server.stop().then(() => process.exit(code ?? 1))
})
