import { countAttempt } from '#base/server/countAttempt.ts'
import { handle } from '#base/server/handle.ts'
import { reportError as contract } from '../contract/reportError.ts'

/** A browser that fails in a loop must not fill the disk. */
const REPORT_LIMIT = { name: 'report-error', attempts: 60, windowMs: 15 * 60_000 }

/**
 * Logs a fault of a browser by allow-list: kind, frames of the stack, and the address as the table of screens writes it. Message,
 * values and anything else sent along are dropped, because a message may quote what somebody typed.
 */
export default handle(contract, async ({ input, context }) => {
  await countAttempt(context.db, REPORT_LIMIT, context.network, context.now())
  context.log.error('browser fault', {
    code: kindOf(input.error.type),
    path: patternOf(input.route.path),
    stack: framesOf(input.error.stack),
  })
  return { received: true as const }
})

function kindOf(type: string): string {
  return /^[A-Za-z]{1,60}$/.test(type) ? type : 'Error'
}

/** `/patient/{id}/view` stays; a segment that is neither a plain word nor a placeholder becomes `*`. */
function patternOf(path: string): string {
  const segments = (path.split(/[?#]/)[0] ?? '').split('/')
  return segments.map((segment) => (/^([a-z-]{0,40}|\{[A-Za-z]{1,40}\??\})$/.test(segment) ? segment : '*')).join('/')
}

/** Frames only: `at name (/assets/file-hash.js:1:2)`. Chrome and Firefox write them differently; both end in line and column. */
function framesOf(stack: string): string {
  const frames = stack.split('\n').flatMap((line) => {
    const found = /(?:^\s*at\s+([\w$.<>]+)\s|^([\w$.<>]*)@)?.*?\/([\w.-]+\.(?:js|ts|tsx)):(\d+):(\d+)\)?$/.exec(line)
    return found ? [`at ${found[1] ?? found[2] ?? ''} ${found[3]}:${found[4]}:${found[5]}`] : []
  })
  return frames.slice(0, 20).join('\n')
}
