/** `npm run bench`: measures beside a limit or a peer in the same run and prints ratios. It never fails by time. */
import { cpus } from 'node:os'
import { startPostgres } from '../scripts/startPostgres.mjs'
import { measureFirstItem } from './firstItem.ts'
import { measureSaves } from './saves.ts'

const FRAME_MS = 1000 / 60
const SCRIPT_GOAL_BYTES = 100_000

const print = (line: string) => process.stdout.write(`${line}\n`)
const ratio = (value: number, limit: number) =>
  `${(value / limit).toFixed(2)} × of ${limit.toFixed(limit < 1000 ? 1 : 0)}`

print(`${cpus().length} cores, Node ${process.version}`)

print(
  '\nA patient’s link, in Chromium; “painted” is read two animation frames after the change, so it holds up to two frames of waiting',
)
const first = await measureFirstItem()
print(
  `  script until the first item   ${first.scriptGzipBytes} B gzip      ${ratio(first.scriptGzipBytes, SCRIPT_GOAL_BYTES)} B (goal)`,
)
print(`  everything until the first item ${first.allBytes} B`)
print(
  `  click → chosen answer painted  ${first.chosenMedianMs.toFixed(1)} ms median     ${ratio(first.chosenMedianMs, FRAME_MS)} ms (a frame)`,
)
print(
  `  click → next item painted, 300 items ${first.nextItemMedianMs.toFixed(1)} ms median, ${first.nextItemP95Ms.toFixed(1)} ms p95, beside the 150 ms in which the choice is shown`,
)
print(`                                 ${ratio(first.nextItemMedianMs, FRAME_MS)} ms (a frame)`)

print('\nsitting/save over HTTP, eight at once, each durable, beside raw inserts of the same document')
const server = await startPostgres()
try {
  for (const url of [null, ...(server.url ? [server.url] : [])]) {
    const saves = await measureSaves(url)
    print(
      `  ${saves.database.padEnd(11)} ${saves.savesPerSecond.toFixed(0)} saves/s (median ${saves.medianMs.toFixed(1)} ms, p99 ${saves.p99Ms.toFixed(1)} ms)   raw ${saves.rawPerSecond.toFixed(0)}/s   ratio ${(saves.savesPerSecond / saves.rawPerSecond).toFixed(2)}`,
    )
  }
  if (!server.url) print(`  PostgreSQL  not measured: ${server.reason}`)
} finally {
  await server.stop?.()
}
