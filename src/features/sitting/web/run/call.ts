import type { Contract, InputGivenOf, OutputOf } from '#base/contract/call.ts'
import { callServer } from '#base/web/callServer.ts'
import { getClientConfiguration, setClientConfiguration } from '#base/web/clientConfiguration.ts'
import { onRefusals } from '#base/web/refusalEvents.ts'
import { ServerRefusal } from '#base/web/ServerRefusal.ts'
import { registerClient } from '#features/operations/contract/registerClient.ts'

const TIMEOUT_MS = 20_000

/** The server said no, for good: trying again would get the same answer. */
export class CallRefused extends Error {
  readonly code: string
  constructor(code: string) {
    super(code)
    this.name = 'CallRefused'
    this.code = code
  }
}

/** No answer, or one that may be another in a moment (no network, server down or busy). */
export class NotReached extends Error {
  override name = 'NotReached'
}

onRefusals({ notLoggedIn: () => undefined, redirect: () => undefined, renewToken: register })

/** Calls the server from the patient's screen: registers the browser when that has not happened yet, gives up after 20 s. */
export async function call<C extends Contract>(contract: C, input: InputGivenOf<C>): Promise<OutputOf<C>> {
  if (getClientConfiguration() === null && !(await register())) throw new NotReached('client could not be registered')
  try {
    const options = { quiet: true, keepRefusal: true, signal: AbortSignal.timeout(TIMEOUT_MS) }
    return await callServer(contract, input, options)
  } catch (error) {
    throw asKnown(error)
  }
}

async function register(): Promise<boolean> {
  try {
    const options = { quiet: true, keepRefusal: true, signal: AbortSignal.timeout(TIMEOUT_MS) }
    setClientConfiguration(await callServer(registerClient, {}, options))
    return true
  } catch {
    return false
  }
}

/** Too many attempts, a lost csrf token and every fault of a server or proxy pass by; the rest are decisions. */
function asKnown(error: unknown): Error {
  if (!(error instanceof ServerRefusal)) return new NotReached(String(error))
  const passes = error.statusCode >= 500 || error.statusCode === 429 || error.statusCode === 408
  return passes || error.code === 'csrf.invalid' ? new NotReached(error.code) : new CallRefused(error.code)
}
