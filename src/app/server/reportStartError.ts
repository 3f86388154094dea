import { StartError } from '#base/server/startError.ts'

/** Prints why the server does not start, in both languages where the reason was foreseen; otherwise the whole error, because then it is a bug. */
export function reportStartError(error: unknown): void {
  if (error instanceof StartError) {
    process.stderr.write(`\n${error.sentences.de}\n${error.sentences.en}\n\n`)
    return
  }
  process.stderr.write(`\n${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`)
}
