import { QueryClient } from '@tanstack/react-query'
import { ServerRefusal } from './ServerRefusal.ts'

const LARGEST_RETRY_COUNT = 2

/** A refusal stays a refusal; only what never reached the server, or a server that is busy restarting, is tried again. */
function isWorthRetrying(error: Error): boolean {
  return error instanceof ServerRefusal && (error.statusCode === 503 || error.statusCode === 502)
}

/** What the server said is kept in memory only: nothing of it may outlive the page or the session. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: (failures, error) => failures < LARGEST_RETRY_COUNT && isWorthRetrying(error),
      retryDelay: (attempt) => 500 * 2 ** attempt,
      refetchOnWindowFocus: false,
    },
    mutations: { retry: false },
  },
})
