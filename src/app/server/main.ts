/**
 * Starts everything: settings → database → migrations → tests of the catalogue → server → key server → jobs → demo practice. What cannot be started ends in
 * one clear sentence, not in a stack trace.
 */
import { reportStartError } from './reportStartError.ts'
import { startEverything } from './startEverything.ts'

try {
  const running = await startEverything(process.env)
  let stopping = false
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (stopping) return
      stopping = true
      void running.stop().then(() => process.exit(0))
    })
  }
} catch (error) {
  reportStartError(error)
  process.exit(1)
}
