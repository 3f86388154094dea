import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { NODE, ROOT } from './findTools.mjs'

/** Installs exactly what package-lock.json names, unless that is what lies in node_modules. Ends the process with a sentence where it fails. */
export function installPackages() {
  if (isInstalled()) return
  console.error('Installing packages. This takes about a minute and happens only when they change.')
  const npm = process.env.npm_execpath
  const parts = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']
  const { status } = npm
    ? spawnSync(process.execPath, [npm, ...parts], { cwd: ROOT, stdio: ['ignore', 2, 2] })
    : spawnSync('npm', parts, { cwd: ROOT, stdio: ['ignore', 2, 2], shell: process.platform === 'win32' })
  if (status === 0 && isInstalled()) return
  console.error(
    status === 0
      ? 'The packages were installed, but Node 24 is missing in node_modules/node: is npm told to ignore scripts (npm config get ignore-scripts)?'
      : 'npm could not install the packages; what it said stands above. Is the registry reachable (npm ping)?',
  )
  process.exit(1)
}

/** npm notes what it installed in node_modules/.package-lock.json, as its last step. */
function isInstalled() {
  const noted = join(ROOT, 'node_modules', '.package-lock.json')
  if (!existsSync(noted) || !existsSync(NODE)) return false
  const wanted = packagesOf(join(ROOT, 'package-lock.json'))
  const there = packagesOf(noted)
  return Object.entries(wanted).every(
    ([path, { version, optional, link }]) =>
      path === '' || link || (there[path] ? there[path].version === version : optional === true),
  )
}

function packagesOf(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages ?? {}
}
