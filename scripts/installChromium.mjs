import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { findChromium } from './findTools.mjs'

const WHAT_TO_INSTALL =
  'The journeys need Chromium. Install it (Debian, Ubuntu: sudo apt-get install chromium) or name one you have: CHROMIUM_PATH=/path/to/chromium npm test'

/** Path of a Chromium, installed by apt-get where root may do that; else null, and it is said what to install. */
export function installChromium() {
  const found = findChromium()
  if (found) return found
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.error('Installing Chromium for the journeys (apt-get install chromium).')
    const options = { stdio: ['ignore', 2, 2], env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }
    spawnSync('apt-get', ['update', '-qq'], options)
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], options)
  }
  const installed = findChromium()
  if (!installed) console.error(WHAT_TO_INSTALL)
  return installed
}
