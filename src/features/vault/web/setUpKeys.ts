import { newKey } from '../contract/newKey.ts'
import { promoteKey } from '../contract/promoteKey.ts'
import { storeMemberSecret } from '../contract/storeMemberSecret.ts'
import { storePublicKey } from '../contract/storePublicKey.ts'
import {
  keepSession,
  openFacilities,
  openOwnKey,
  proveSession,
  refuseNotActivated,
  type VaultParts,
  type VaultUser,
  withToken,
} from './openKeys.ts'
import { retrying } from './retrying.ts'
import { codeOf } from './vaultCalls.ts'
import { VaultFailure } from './vaultFailure.ts'

/** The steps a user sees, in this order. */
export const SET_UP_STEPS = [
  'makeKey',
  'storePrivateKey',
  'storePublicKey',
  'proveKey',
  'makeFacilitySecret',
  'keepSession',
] as const

export type SetUpStep = (typeof SET_UP_STEPS)[number]

export interface SetUpProgress {
  step: SetUpStep
  /** 0 for the first attempt, up to 5. */
  attempt: number
}

export type OnSetUpProgress = (progress: SetUpProgress) => void

/**
 * The first set-up: key pair, its wrapped private half to the key server (pending), public half to the main server, promotion, proof,
 * then the secret of every facility the user leads. Any step may break off and the whole be run again: what is done is found and kept.
 */
export async function setUpKeys(parts: VaultParts, user: VaultUser, onProgress: OnSetUpProgress): Promise<string[]> {
  if (!(await parts.engine.canWrap())) throw new VaultFailure('vault.password_login_needed')
  const tell = (step: SetUpStep) => (attempt: number) => onProgress({ step, attempt })
  tell('makeKey')(0)
  if (!(await openOwnKey(parts, user))) {
    await storeNewKey(parts, user, tell)
    if (!(await openOwnKey(parts, user))) throw new VaultFailure('vault.key_missing')
  }
  tell('proveKey')(0)
  await proveSession(parts)
  tell('makeFacilitySecret')(0)
  const open = await makeMissingSecrets(parts, user, tell('makeFacilitySecret'))
  tell('keepSession')(0)
  await keepSession(parts)
  return open
}

type Tell = (step: SetUpStep) => (attempt: number) => void

/** Never a public key without a private one that can be fetched: first the private one is kept as pending, then the public one is registered. */
async function storeNewKey(parts: VaultParts, { userID }: VaultUser, tell: Tell): Promise<void> {
  const { engine, calls, wait } = parts
  try {
    const {
      privateKey,
      publicKey,
      kdf,
      salt,
      initializationVector: iv,
    } = await retrying((attempt) => {
      tell('makeKey')(attempt)
      return engine.makeKey()
    }, wait)
    const key = { privateKey, publicKey, kdf }
    const sendNew = (accessToken: string) => calls.keyServer(newKey, { accessToken, userID, key, salt, iv })
    await withToken(parts, 'newKey', sendNew, tell('storePrivateKey'))
    await retrying((attempt) => {
      tell('storePublicKey')(attempt)
      return calls.main(storePublicKey, { publicKey })
    }, wait)
    await withToken(parts, 'promoteKey', (accessToken) => calls.keyServer(promoteKey, { accessToken, userID }))
  } catch (error) {
    // Another tab was quicker: its key is the one, and it opens with the same password.
    if (codeOf(error) !== 'vault.public_key_exists') throw error
  }
}

async function makeMissingSecrets(
  parts: VaultParts,
  user: VaultUser,
  onAttempt: (attempt: number) => void,
): Promise<string[]> {
  const { engine, calls, wait } = parts
  const before = await openFacilities(parts, user)
  for (const facilityID of before.toMake) {
    const encryptedSecret = await engine.makeFacilitySecret(facilityID)
    await retrying((attempt) => {
      onAttempt(attempt)
      return calls.main(storeMemberSecret, { facilityID, encryptedSecret })
    }, wait).catch((error: unknown) => {
      // Another tab made it; what counts is what the server now has for us.
      if (codeOf(error) !== 'vault.facility_key_exists') throw error
    })
  }
  const after = before.toMake.length > 0 ? await openFacilities(parts, user) : before
  refuseNotActivated(after)
  if (after.toMake.length > 0) throw new VaultFailure('vault.secret_invalid')
  return after.open
}
