import { answerSessionChallenge } from '../contract/answerSessionChallenge.ts'
import { getAccessToken, type KeyServerPurpose } from '../contract/getAccessToken.ts'
import { getKey } from '../contract/getKey.ts'
import { getSessionChallenge } from '../contract/getSessionChallenge.ts'
import { listSecrets } from '../contract/listSecrets.ts'
import { promoteKey } from '../contract/promoteKey.ts'
import { storeSessionSecret } from '../contract/storeSessionSecret.ts'
import { retrying } from './retrying.ts'
import { codeOf, type VaultCalls } from './vaultCalls.ts'
import type { VaultEngine } from './vaultEngine.ts'
import { VaultFailure } from './vaultFailure.ts'

/** What the vault needs to know of who is logged in. A `UserSession` fits. */
export interface VaultUser {
  userID: string
  facilities: readonly { _id: string; admin: string }[]
}

/** Engine and servers, handed down together. */
export interface VaultParts {
  engine: VaultEngine
  calls: VaultCalls
  /** Waits between two attempts; for real unless given. */
  wait?: (durationMs: number) => Promise<void>
}

/** One call of the key server with a token of its own; a repeated attempt gets a new token. */
export function withToken<T>(
  { calls, wait }: VaultParts,
  purpose: KeyServerPurpose,
  send: (accessToken: string) => Promise<T>,
  onAttempt: (attempt: number) => void = () => undefined,
): Promise<T> {
  return retrying(async (attempt) => {
    onAttempt(attempt)
    const { accessToken } = await calls.main(getAccessToken, { purpose })
    return send(accessToken)
  }, wait)
}

/** Fetches the own bundle and opens it; false where none is registered yet. */
export async function openOwnKey(parts: VaultParts, { userID }: VaultUser): Promise<boolean> {
  const { engine, calls } = parts
  const found = await withToken(parts, 'getKey', (accessToken) =>
    calls.keyServer(getKey, { accessToken, userID }),
  ).catch((error: unknown) => {
    if (codeOf(error) === 'vault.key_missing') return null
    throw error
  })
  if (!found) return false
  await engine.unwrap(found.bundle)
  if (found.state === 'pending') {
    await withToken(parts, 'promoteKey', (accessToken) => calls.keyServer(promoteKey, { accessToken, userID }))
  }
  return true
}

/** Shows the main server that this session holds the private key. */
export async function proveSession({ engine, calls, wait }: VaultParts): Promise<void> {
  await retrying(async () => {
    const { challenge, sessionID } = await calls.main(getSessionChallenge, {})
    await calls.main(answerSessionChallenge, { token: await engine.answerChallenge(sessionID, challenge) })
  }, wait)
}

export interface FacilitiesOpened {
  open: string[]
  /** The user is their admin and they have no secret yet. */
  toMake: string[]
  /** They have a secret, but not for this user. */
  notActivated: string[]
}

/** Opens the secret of every facility that has one for the user. */
export async function openFacilities({ engine, calls, wait }: VaultParts, user: VaultUser): Promise<FacilitiesOpened> {
  const { secrets } = await retrying(() => calls.main(listSecrets, {}), wait)
  const result: FacilitiesOpened = { open: [], toMake: [], notActivated: [] }
  const sealed: { facilityID: string; encryptedSecret: string }[] = []
  for (const { _id, admin } of user.facilities) {
    const entry = secrets.find((secret) => secret._id === _id)
    if (typeof entry?.secret === 'string') {
      sealed.push({ facilityID: _id, encryptedSecret: entry.secret })
      result.open.push(_id)
    } else if (admin === user.userID && entry?.hasSecret !== true) result.toMake.push(_id)
    else result.notActivated.push(_id)
  }
  await engine.openSecrets(sealed)
  return result
}

/** Keeps the key for reloads under a new session secret. The old half stays until the server has the new one. */
export async function keepSession({ engine, calls, wait }: VaultParts): Promise<void> {
  const secret = await engine.keepSession()
  await retrying(() => calls.main(storeSessionSecret, { secret }), wait)
  await engine.dropOlderSession()
}

/** Spec §5: a member without a secret gets no further. */
export function refuseNotActivated({ notActivated }: FacilitiesOpened): void {
  if (notActivated.length > 0) throw new VaultFailure('vault.not_activated')
}
