/** One line of JSON an event on standard output. Fields come from an allow-list: no names, tokens, answers or query strings ever. */
export type LogLevel = 'info' | 'warn' | 'error'

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

export function makeLog(write: (line: string) => void = (line) => process.stdout.write(`${line}\n`)): Log {
  const line =
    (level: LogLevel) =>
    (event: string, fields: LogFields = {}) =>
      write(JSON.stringify({ at: new Date().toISOString(), level, event, ...fields }))
  return { info: line('info'), warn: line('warn'), error: line('error') }
}
