import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { compressAssets } from './compressAssets.mjs'
import { NODE, ROOT, tool, toolEnvironment } from './findTools.mjs'

const STAMP = join(ROOT, 'dist', '.sources')

/** Builds the web app unless `dist` was built from exactly these sources. Answers whether there is a whole build now. */
export function buildWhenChanged() {
  const sources = hashOfSources()
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === sources) return true
  console.error('Building the web app.')
  const { status } = spawnSync(NODE, [tool('vite'), 'build', '--logLevel', 'warn'], {
    cwd: ROOT,
    stdio: ['ignore', 2, 2],
    env: { ...toolEnvironment(), NODE_ENV: 'production' },
  })
  if (status !== 0) return false
  compressAssets(join(ROOT, 'dist', 'assets'))
  writeFileSync(STAMP, sources)
  return true
}

/** By content, not by date: a checkout changes the dates of files that did not change. */
function hashOfSources() {
  const hash = createHash('sha256')
  const files = readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8' })
    .map((name) => join('src', name).replaceAll('\\', '/'))
    .filter((name) => /\.\w+$/.test(name) && !/\.test\.tsx?$/.test(name) && !/\/(server|keyServer)\//.test(name))
  const others = [
    'vite.config.ts',
    'package-lock.json',
    'package.json',
    'postcss.config.js',
    'postcss.config.cjs',
    'postcss.config.mjs',
  ]
  for (const name of [...files, ...others].sort()) {
    if (existsSync(join(ROOT, name)))
      hash
        .update(`${name}\0`)
        .update(readFileSync(join(ROOT, name)))
        .update('\0')
  }
  return hash.digest('hex')
}
