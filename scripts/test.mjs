/**
 * `npm test`: installs what is missing and runs every check there is, also those after one that failed. The last line is `N passed, N failed`.
 * Runs on any Node from 20.19 on; the tools run on the Node 24 that npm installs.
 */
import { buildWhenChanged } from './buildWhenChanged.mjs'
import { installChromium } from './installChromium.mjs'
import { installPackages } from './installPackages.mjs'
import { runStatic, runVitest } from './runStage.mjs'
import { startPostgres } from './startPostgres.mjs'

installPackages()
const chromium = installChromium()

const stages = [
  () => runStatic('types', 'tsc', ['-b']),
  () => runStatic('lint', 'oxlint', ['--type-aware']),
  () => runStatic('format', 'oxfmt', ['--check']),
  () => runStatic('unused code', 'knip', []),
  () => ({ name: 'build', ...(buildWhenChanged() ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }) }),
  () => runVitest('tests', []),
  testsOnServer,
  () => runVitest('journeys', ['--config', 'vitest.e2e.config.ts'], chromium ? { CHROMIUM_PATH: chromium } : {}),
]

/** The tests of the server once more, on a real PostgreSQL server where there is one. */
async function testsOnServer() {
  const name = 'server tests on PostgreSQL'
  const server = await startPostgres()
  if (!server.url) {
    console.log(`Skipped ${name}: ${server.reason}`)
    return { name, passed: 0, failed: 0 }
  }
  try {
    // That one is about the embedded database alone.
    return runVitest(name, ['/server/', '--exclude', '**/openEmbedded.test.ts'], {
      BEFUNDO_TEST_DATABASE_URL: server.url,
    })
  } finally {
    await server.stop()
  }
}

const results = []
for (const stage of stages) results.push(await stage())

console.log('')
for (const { name, passed, failed } of results)
  console.log(`${failed === 0 ? '✓' : '✗'} ${name}: ${passed} passed, ${failed} failed`)
const passed = results.reduce((sum, result) => sum + result.passed, 0)
const failed = results.reduce((sum, result) => sum + result.failed, 0)
process.exitCode = failed > 0 || passed === 0 ? 1 : 0
console.log(`${passed} passed, ${failed} failed`)
