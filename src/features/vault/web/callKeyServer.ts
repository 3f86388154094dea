import type { Contract, InputGivenOf, OutputOf } from '#base/contract/call.ts'
import { errorSentence } from '#base/web/errorSentence.ts'
import { getLocale } from '#base/web/locale.ts'
import { ServerRefusal } from '#base/web/ServerRefusal.ts'
import { VaultFailure } from './vaultFailure.ts'

const TIMEOUT_MS = 15_000

/** Calls the key server. No cookie goes along: the access token in the input is all it gets. */
export async function callKeyServer<C extends Contract>(
  url: string,
  contract: C,
  input: InputGivenOf<C>,
): Promise<OutputOf<C>> {
  const response = await fetch(`${url.replace(/\/$/, '')}/${contract.path}`, {
    method: contract.method,
    credentials: 'omit',
    headers: { 'Content-Type': 'application/json', 'Accept-Language': getLocale() },
    body: JSON.stringify(input),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch((cause: unknown) => {
    throw new VaultFailure('vault.key_server_unreachable', cause)
  })
  const body: unknown = await response.json().catch(() => null)
  if (response.ok && body !== null) return body as OutputOf<C>
  // Something between us and the key server answered in its place.
  if (typeof body !== 'object' || body === null) throw new VaultFailure('vault.key_server_unreachable')
  throw new ServerRefusal(errorSentence(body, response.statusText), { ...body, statusCode: response.status })
}
