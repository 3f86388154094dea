import { existsSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)))
const BIN = join(ROOT, 'node_modules', '.bin')

/** The Node that the server and all tools run on, brought by the npm package `node`: the system's may be older. */
export const NODE = join(ROOT, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node')

/** Environment in which tools find each other and that Node first. */
export function toolEnvironment() {
  return { ...process.env, PATH: `${BIN}${delimiter}${process.env.PATH ?? ''}` }
}

/** Path of a tool of node_modules/.bin. */
export function tool(name) {
  return join(BIN, name)
}

/** Path of a Chromium on this machine, or null. */
export function findChromium() {
  const candidates = [
    process.env.CHROMIUM_PATH,
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/snap/bin/chromium',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ]
  return candidates.find((path) => path !== undefined && path !== '' && existsSync(path)) ?? null
}
