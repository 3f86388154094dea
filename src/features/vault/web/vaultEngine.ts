import type { KeyBundle } from '../contract/keyBundle.ts'
import type { RecoveryKit } from './recoveryKit.ts'

export interface NameToSeal {
  facilityID: string
  patientID: string
  field: string
  /** As the server sent it; checked inside. */
  iv: unknown
  text: string
}

export interface NameToOpen {
  facilityID: string
  patientID: string
  /** `lastName` …, without `e_`. */
  field: string
  sealed: string
}

export interface SealedForFacility {
  facilityID: string
  encryptedSecret: string
}

/**
 * All key work. It runs in one worker, so that no other script of the page ever holds a key, a secret or the password longer than it
 * was typed. It knows no network: `openKeys.ts` and `setUpKeys.ts` carry between it and the servers.
 */
export interface VaultEngine {
  deriveAuthKey(email: string, password: string): Promise<string>
  /** Keeps the password until the keys are open, so that a set-up can go on after an error without asking again. */
  begin(userID: string, password: string): Promise<void>
  /** Whether `begin` was called and the password is still there. */
  canWrap(): Promise<boolean>
  /** Makes a key pair, or gives the one from the last attempt, wrapped anew. */
  makeKey(): Promise<KeyBundle>
  /** Opens the bundle of the key server and takes the private key as ours. */
  unwrap(bundle: KeyBundle): Promise<void>
  answerChallenge(sessionID: string, challenge: string): Promise<string>
  /** Makes the secret of a facility, sealed for oneself. It counts only after `openSecrets` has got it back from the server. */
  makeFacilitySecret(facilityID: string): Promise<string>
  openSecrets(secrets: readonly SealedForFacility[]): Promise<void>
  /** Keeps the private key under a new session secret and answers that secret; afterwards neither password nor raw key is left. */
  keepSession(): Promise<string>
  /** After the server took the new session secret. */
  dropOlderSession(): Promise<void>
  restoreSession(userID: string, sessionSecret: string): Promise<void>
  sealName(name: NameToSeal): Promise<string>
  /** In the order given; null where one does not open. */
  openNames(names: readonly NameToOpen[], onProgress?: (done: number) => void): Promise<(string | null)[]>
  makeRecoveryKit(facilityID: string): Promise<RecoveryKit>
  /** Forgets everything; `forgetSession` also what was kept for a reload. */
  lock(forgetSession: boolean): Promise<void>
}
