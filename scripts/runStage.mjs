import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { NODE, ROOT, tool, toolEnvironment } from './findTools.mjs'

const REPORTS = join(ROOT, '.cache', 'testReports')

/** Runs a tool that is either content or not: it counts as one test. */
export function runStatic(name, command, parts) {
  const { status } = spawnSync(NODE, [tool(command), ...parts], {
    cwd: ROOT,
    stdio: ['ignore', 1, 2],
    env: toolEnvironment(),
  })
  return status === 0 ? { name, passed: 1, failed: 0 } : { name, passed: 0, failed: 1 }
}

/** Runs tests by vitest and reads its report. A file that does not load, no report and no test at all each count as a failure. */
export function runVitest(name, parts, environment = {}) {
  mkdirSync(REPORTS, { recursive: true })
  const report = join(REPORTS, `${name.replaceAll(/\W+/g, '-')}.json`)
  rmSync(report, { force: true })
  const { status } = spawnSync(
    NODE,
    [tool('vitest'), 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`, ...parts],
    { cwd: ROOT, stdio: ['ignore', 1, 2], env: { ...toolEnvironment(), ...environment } },
  )
  return { name, ...count(report, status) }
}

function count(report, status) {
  if (!existsSync(report)) return { passed: 0, failed: 1 }
  const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(report, 'utf8'))
  const unloaded = testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((one) => one.status === 'failed'),
  )
  const failed = numFailedTests + unloaded.length
  // A fault outside of any test (an unhandled rejection) shows only in the exit code.
  if (failed === 0 && (status !== 0 || numPassedTests === 0)) return { passed: numPassedTests, failed: 1 }
  return { passed: numPassedTests, failed }
}
