/** One line of JSON an event on standard output. Fields come from an allow-list: no names, tokens, answers or query strings ever. */
export const LOG_LEVELS = ['info', 'warn', 'error'] as const
export type LogLevel = (typeof LOG_LEVELS)[number]

/** What may stand in a log line. Add a field here only if it can never carry a name, a token or an answer. */
export interface LogFields {
  method?: string
  /** The contract's path with its braces, never the address as called. */
  path?: string
  status?: number
  durationMs?: number
  code?: string
  requestID?: string
  /** Stack of a fault of ours; messages of database drivers are cut to their code before. */
  stack?: string
  detail?: string
  job?: string
  port?: number
  count?: number
}

export interface Log {
  info(event: string, fields?: LogFields): void
  warn(event: string, fields?: LogFields): void
  error(event: string, fields?: LogFields): void
}

/** `least`: what is below it is not written. */
export function makeLog(
  write: (line: string) => void = (line) => process.stdout.write(`${line}\n`),
  least: LogLevel = 'info',
): Log {
  const line = (level: LogLevel) => {
    const isWritten = LOG_LEVELS.indexOf(level) >= LOG_LEVELS.indexOf(least)
    return (event: string, fields: LogFields = {}) => {
      if (isWritten) write(JSON.stringify({ at: new Date().toISOString(), level, event, ...fields }))
    }
  }
  return { info: line('info'), warn: line('warn'), error: line('error') }
}
