/** Where faults of the browser are sent; set once by the entry (`system/metrics/error`). */
export type ErrorReporter = (error: Error, additional: Record<string, string>) => void

let reporter: ErrorReporter = () => undefined

export function setErrorReporter(report: ErrorReporter): void {
  reporter = report
}

/** Reports a fault of ours. `additional` must never carry a name, an answer or a token. */
export function reportError(error: unknown, additional: Record<string, string> = {}): void {
  console.error(error)
  reporter(error instanceof Error ? error : new Error(String(error)), additional)
}
