import type { Contract, InputGivenOf, OutputOf } from '#base/contract/call.ts'
import type { ErrorShape } from '#base/contract/errorShape.ts'
import { registerClient } from '#features/operations/contract/registerClient.ts'

/** A browser without a screen: speaks to a running server by its contracts, keeps the cookie and the csrf token. For seeds, journeys and measurements. */
export interface ApiClient {
  call: <C extends Contract>(contract: C, input: InputGivenOf<C>) => Promise<OutputOf<C>>
  /** The key server gets neither cookie nor csrf token. */
  callKeyServer: <C extends Contract>(contract: C, input: InputGivenOf<C>) => Promise<OutputOf<C>>
}

export class ApiRefusal extends Error {
  readonly code: string
  readonly status: number

  constructor(path: string, shape: ErrorShape) {
    super(`${path}: ${shape.code} ${shape.message}`)
    this.code = shape.code
    this.status = shape.statusCode
  }
}

/** Opens a client at a server, registered and with its csrf token. The key server's address is the server's own word unless another is given. */
export async function openApiClient(url: string, givenKeyServerUrl?: string): Promise<ApiClient> {
  let cookie = ''
  let csrfToken = ''
  const send = async (
    base: string,
    contract: Contract,
    input: object,
    headers: Record<string, string>,
  ): Promise<unknown> => {
    const rest: Record<string, unknown> = { ...input }
    const path = contract.path.replaceAll(/\{(\w+)\}/g, (_whole, name: string) => {
      const value = String(rest[name])
      delete rest[name]
      return encodeURIComponent(value)
    })
    const inQuery = contract.method === 'GET' || contract.method === 'DELETE'
    const query = new URLSearchParams(Object.entries(rest).map(([name, value]) => [name, String(value)]))
    const response = await fetch(`${base}/${path}${inQuery && query.size > 0 ? `?${query}` : ''}`, {
      method: contract.method,
      headers: { 'accept-language': 'de', ...headers, ...(inQuery ? {} : { 'content-type': 'application/json' }) },
      ...(inQuery ? {} : { body: JSON.stringify(rest) }),
    })
    cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? cookie
    const body: unknown = await response.json()
    if (!response.ok) throw new ApiRefusal(contract.path, body as ErrorShape)
    return body
  }
  const call = async <C extends Contract>(contract: C, input: InputGivenOf<C>): Promise<OutputOf<C>> => {
    const body = (await send(`${url}/api`, contract, input as object, {
      cookie,
      'csrf-token': csrfToken,
    })) as OutputOf<C>
    if (typeof body === 'object' && body !== null && 'csrfToken' in body && typeof body.csrfToken === 'string')
      csrfToken = body.csrfToken
    return body
  }
  const configuration = await call(registerClient, {})
  const keyServerUrl = givenKeyServerUrl ?? configuration.keyServerUrl
  return {
    call,
    callKeyServer: async <C extends Contract>(contract: C, input: InputGivenOf<C>) =>
      (await send(keyServerUrl, contract, input as object, {})) as OutputOf<C>,
  }
}
