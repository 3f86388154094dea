/**
 * `npm start`: installs, builds the web app and runs the server. Runs on any Node from 20.19 on and with nothing installed;
 * the server itself runs on the Node 24 that npm installs.
 */
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { buildWhenChanged } from './buildWhenChanged.mjs'
import { NODE, ROOT, toolEnvironment } from './findTools.mjs'
import { installPackages } from './installPackages.mjs'

installPackages()
if (!buildWhenChanged()) {
  console.error('The web app could not be built; what went wrong stands above.')
  process.exit(1)
}

const environment = toolEnvironment()
environment.NODE_ENV ??= 'production'
// Without a public address and a mail server this can only be a trial on one's own machine: open the door and show a demo practice.
if (!environment.PUBLIC_URL && !environment.SMTP_URL) {
  environment.REGISTRATION ||= 'open'
  environment.DEMO ||= 'true'
  environment.DEBUG ||= 'true'
  environment.LOG_LEVEL ||= 'warn'
}

const server = spawn(NODE, ['--import', './scripts/endWithParent.mjs', join('src', 'app', 'server', 'main.ts')], {
  cwd: ROOT,
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  env: environment,
})
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.on(signal, () => server.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal))
server.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)))
