import type { Contract, InputGivenOf, OutputOf } from '#base/contract/call.ts'
import { getLocale } from '#base/web/locale.ts'
import { callPaths, type CallPath } from './callPaths.ts'

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

let csrfToken: string | null = null

/** Calls the server from the patient's screen: registers the browser when that has not happened yet, gives up after 20 s. */
export async function call<C extends Contract>(path: CallPath<C>, input: InputGivenOf<C>): Promise<OutputOf<C>> {
  csrfToken ??= await register()
  let answer = await post(path, input, csrfToken)
  if (answer.code === 'csrf.invalid') {
    // Refused before it did anything: the cookie is another one by now.
    csrfToken = await register()
    answer = await post(path, input, csrfToken)
  }
  if (answer.status === 200) return answer.body as OutputOf<C>
  throw refusalOf(answer)
}

async function register(): Promise<string> {
  const answer = await post(callPaths.registerClient, {}, '')
  if (answer.status !== 200) throw new NotReached('client could not be registered')
  return (answer.body as OutputOf<ContractOf<typeof callPaths.registerClient>>).csrfToken
}

type ContractOf<P> = P extends CallPath<infer C> ? C : never

interface Answer {
  status: number
  code: string
  body: unknown
}

async function post(path: string, input: unknown, token: string): Promise<Answer> {
  const headers = { 'Content-Type': 'application/json', 'Accept-Language': getLocale(), 'csrf-token': token }
  try {
    const response = await fetch(`/api/${path}`, {
      method: 'POST',
      credentials: 'include',
      headers,
      body: JSON.stringify(input),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    const body: unknown = await response.json()
    return { status: response.status, code: codeOf(body), body }
  } catch (error) {
    // No network, no answer in time, or a proxy's page instead of JSON.
    throw new NotReached(String(error))
  }
}

function codeOf(body: unknown): string {
  return typeof body === 'object' && body !== null && 'code' in body ? String(body.code) : 'unexpected'
}

/** Too many attempts, a lost csrf token and every fault of a server pass by; the rest are decisions. */
function refusalOf({ status, code }: Answer): Error {
  const passes = status >= 500 || status === 429 || status === 408 || code === 'csrf.invalid'
  return passes ? new NotReached(code) : new CallRefused(code)
}
