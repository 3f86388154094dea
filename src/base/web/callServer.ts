import type { Contract, InputGivenOf, OutputOf } from '#base/contract/call.ts'
import { FETCH_MINIMUM_DELAY_MS } from '#base/domain/timing.ts'
import { getClientConfiguration } from './clientConfiguration.ts'
import { errorSentence } from './errorSentence.ts'
import { trackLoading } from './loading.ts'
import { getLocale } from './locale.ts'
import { ownPathOf, refusalEvents } from './refusalEvents.ts'
import { ServerRefusal } from './ServerRefusal.ts'
import { de } from './text.de.ts'
import { en } from './text.en.ts'
import { textsIn } from './useTexts.ts'

export interface CallOptions {
  signal?: AbortSignal
  /** No loading bar (Spec §7 asks it for register-client; also for what runs in the background). */
  quiet?: boolean
  /** Takes at least 200 ms (Spec §9), so that a list does not flicker. */
  minimumDelay?: boolean
  /** Where the API lives, with a slash at the end. */
  base?: string
  /** Lets the caller handle 401 and redirects itself. */
  keepRefusal?: boolean
  /** Sent on although the page is closing. */
  keepalive?: boolean
}

/** Calls the server by its contract. Refusals and faults alike are thrown as `ServerRefusal` with the sentence for the user. */
export async function callServer<C extends Contract>(
  contract: C,
  input: InputGivenOf<C>,
  options: CallOptions = {},
): Promise<OutputOf<C>> {
  const done = options.quiet === true ? () => undefined : trackLoading()
  try {
    const answer = send(contract, fieldsOf(input), options, true)
    if (options.minimumDelay === true) await Promise.allSettled([answer, delay(FETCH_MINIMUM_DELAY_MS)])
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the server has parsed it by the same contract
    return (await answer) as OutputOf<C>
  } finally {
    done()
  }
}

async function send(
  contract: Contract,
  input: Record<string, unknown>,
  options: CallOptions,
  mayRenew: boolean,
): Promise<unknown> {
  const request = requestOf(contract, input, options.base ?? '/api/')
  const response = await reach(request.url, { ...request.init, ...fetchOptions(options) })
  const body = await bodyOf(response)
  if (response.ok) return body
  const refusal = new ServerRefusal(errorSentence(body, response.statusText), {
    ...(typeof body === 'object' ? body : {}),
    statusCode: response.status,
  })
  // The call was refused before it did anything, so that a second one cannot do it twice.
  if (mayRenew && refusal.code === 'csrf.invalid' && (await refusalEvents()?.renewToken())) {
    return await send(contract, input, options, false)
  }
  if (options.keepRefusal !== true) announce(refusal)
  throw refusal
}

function announce(refusal: ServerRefusal): void {
  const target = refusal.redirectUrl === null ? null : ownPathOf(refusal.redirectUrl)
  if (target !== null) refusalEvents()?.redirect(target, refusal)
  else if (refusal.statusCode === 401) refusalEvents()?.notLoggedIn(refusal)
}

function fetchOptions(options: CallOptions): RequestInit {
  return {
    ...(options.signal === undefined ? {} : { signal: options.signal }),
    ...(options.keepalive === undefined ? {} : { keepalive: options.keepalive }),
  }
}

function requestOf(
  contract: Contract,
  input: Record<string, unknown>,
  base: string,
): { url: string; init: RequestInit } {
  const rest = { ...input }
  const path = contract.path.replaceAll(/\{(\w+)\}/g, (_match, name: string) => {
    const value = rest[name]
    delete rest[name]
    return encodeURIComponent(textOf(value))
  })
  const headers: Record<string, string> = { 'Accept-Language': getLocale(), Accept: 'application/json' }
  const init: RequestInit = { method: contract.method, credentials: 'include', headers }
  if (contract.method !== 'GET') headers['csrf-token'] = getClientConfiguration()?.csrfToken ?? ''
  if (contract.method === 'GET' || contract.method === 'DELETE') return { url: base + path + queryOf(rest), init }
  headers['Content-Type'] = 'application/json'
  return { url: base + path, init: { ...init, body: JSON.stringify(rest) } }
}

function queryOf(input: Record<string, unknown>): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(input)) {
    if (value !== undefined && value !== null) search.set(name, textOf(value))
  }
  return search.size === 0 ? '' : `?${search}`
}

function fieldsOf(input: unknown): Record<string, unknown> {
  return typeof input === 'object' && input !== null ? { ...input } : {}
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** A request that found no server at all is a 503 (Spec §8); one that was called off stays what it is. */
async function reach(url: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, init)
  } catch (error) {
    if (init.signal?.aborted === true) throw error
    const t = textsIn({ de, en }, getLocale())
    throw new ServerRefusal(t.serverNotReached, { statusCode: 503, code: 'server.unavailable' })
  }
}

async function bodyOf(response: Response): Promise<unknown> {
  const isJson = response.headers.get('content-type')?.includes('json') === true
  // A proxy's error page in HTML is no sentence for a user.
  return isJson ? await response.json().catch(() => null) : null
}

function delay(durationMs: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, durationMs)
  })
}
