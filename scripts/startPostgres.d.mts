/** Either a running server, or the reason why there is none. */
export function startPostgres(): Promise<{
  url?: string
  version?: number
  reason?: string
  stop?: () => Promise<void>
}>
