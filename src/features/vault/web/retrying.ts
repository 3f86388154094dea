import { KEY_SETUP_RETRIES } from '../domain/cryptoConstants.ts'
import { codeOf } from './vaultCalls.ts'

const FIRST_WAIT_MS = 500
const LONGEST_WAIT_MS = 8000

/** Tries again up to 5 times after the first attempt (Spec §9) where that can help: no connection, a fault, a token that ran out. */
export async function retrying<T>(
  attempt: (number: number) => Promise<T>,
  wait: (durationMs: number) => Promise<void> = pause,
): Promise<T> {
  for (let number = 0; ; number += 1) {
    try {
      return await attempt(number)
    } catch (error) {
      if (number >= KEY_SETUP_RETRIES || !mayHelp(error)) throw error
      await wait(Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** number))
    }
  }
}

function mayHelp(error: unknown): boolean {
  const code = codeOf(error)
  if (code === 'vault.key_server_unreachable' || code === 'vault.access_token_invalid') return true
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 0
  return status === 408 || status >= 500
}

function pause(durationMs: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, durationMs)
  })
}
