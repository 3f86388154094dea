import type { KeyBundle } from '../contract/keyBundle.ts'
import { SECRET_BYTES } from '../domain/cryptoConstants.ts'
import { challengeLabel } from '../domain/labels.ts'
import { unwrapBundle, wrapKeyPair } from './bundle.ts'
import { type Bytes, fromBase64url, randomBytes, toBase64url } from './bytes.ts'
import { type FacilitySecret, makeFacilitySecret, openSecret, sealSecretFor } from './facilitySecret.ts'
import { decryptWith, type FreshKeyPair, importPrivateKey, makeKeyPair, publicKeyOf } from './keyPair.ts'
import { openName, sealName } from './nameSeal.ts'
import { deriveAuthKey } from './passwordSplit.ts'
import { makeRecoveryKit } from './recoveryKit.ts'
import { keepForSession, restoreForSession } from './sessionKeys.ts'
import type { SessionStore } from './sessionStore.ts'
import type { NameToOpen, VaultEngine } from './vaultEngine.ts'
import { VaultFailure } from './vaultFailure.ts'

/** So many names are opened at once; progress is told between. */
const BATCH = 250

interface Held {
  userID: string
  password: string | null
  freshPair: FreshKeyPair | null
  /** Raw private key between opening and `keepSession`. */
  pkcs8: Bytes | null
  privateKey: CryptoKey | null
  /** Computed from the private key, never taken from a server. */
  publicKey: string | null
  secrets: Map<string, FacilitySecret>
}

const nothing = (): Held => ({
  userID: '',
  password: null,
  freshPair: null,
  pkcs8: null,
  privateKey: null,
  publicKey: null,
  secrets: new Map(),
})

/** The engine with its state; in the browser there is one, in the worker. */
export function makeVaultEngine(store: SessionStore): VaultEngine {
  let held = nothing()

  const wipe = () => {
    held.freshPair?.pkcs8.fill(0)
    held.pkcs8?.fill(0)
    for (const { bytes } of held.secrets.values()) bytes.fill(0)
    held = nothing()
  }
  const password = () => {
    if (held.password === null) throw new VaultFailure('vault.password_login_needed')
    return held.password
  }
  const privateKey = () => {
    if (!held.privateKey) throw new VaultFailure('vault.encryption_failed')
    return held.privateKey
  }
  const secretOf = (facilityID: string) => {
    const secret = held.secrets.get(facilityID)
    if (!secret) throw new VaultFailure('vault.encryption_failed', 'No secret of this facility')
    return secret
  }
  const adopt = async (pkcs8: Bytes) => {
    held.pkcs8 = pkcs8
    held.publicKey = await publicKeyOf(pkcs8)
    held.privateKey = await importPrivateKey(pkcs8)
  }

  return {
    deriveAuthKey,
    begin: async (userID, typed) => {
      wipe()
      held.userID = userID
      held.password = typed
    },
    canWrap: async () => held.password !== null,
    makeKey: async () => {
      const { userID } = held
      const typed = password()
      held.freshPair ??= await makeKeyPair()
      return wrapKeyPair(userID, typed, held.freshPair)
    },
    unwrap: async (bundle: KeyBundle) => adopt(await unwrapBundle(held.userID, password(), bundle)),
    answerChallenge: async (sessionID, challenge) => {
      const token = await decryptWith(privateKey(), fromBase64url(challenge), challengeLabel(sessionID)).catch(
        () => null,
      )
      if (token?.length !== SECRET_BYTES) throw new VaultFailure('vault.challenge_failed')
      return toBase64url(token)
    },
    makeFacilitySecret: async (facilityID) => {
      if (held.publicKey === null) throw new VaultFailure('vault.encryption_failed')
      return sealSecretFor(held.userID, held.publicKey, await makeFacilitySecret(facilityID))
    },
    openSecrets: async (sealed) => {
      const key = privateKey()
      const { userID } = held
      const open = ({ facilityID, encryptedSecret }: (typeof sealed)[number]) =>
        openSecret(key, { facilityID, userID }, encryptedSecret)
      const opened = await Promise.all(sealed.map(open))
      held.secrets = new Map(opened.map((secret) => [secret.facilityID, secret]))
    },
    keepSession: async () => {
      if (!held.pkcs8) throw new VaultFailure('vault.session_restore_failed')
      const sessionSecret = toBase64url(randomBytes(SECRET_BYTES))
      await keepForSession(store, held.userID, sessionSecret, held.pkcs8)
      return sessionSecret
    },
    dropOlderSession: async () => {
      await store.dropOlder()
      held.pkcs8?.fill(0)
      held.freshPair?.pkcs8.fill(0)
      held = { ...held, pkcs8: null, freshPair: null, password: null }
    },
    restoreSession: async (userID, sessionSecret) => {
      wipe()
      held.userID = userID
      await adopt(await restoreForSession(store, userID, sessionSecret))
    },
    sealName: async ({ facilityID, iv, text, ...place }) => sealName(secretOf(facilityID), place, iv, text),
    openNames: async (names, onProgress) => {
      const texts: (string | null)[] = []
      // A name without its secret is one that does not open; it must not keep the others closed.
      const open = async ({ facilityID, sealed, ...place }: NameToOpen) => {
        const secret = held.secrets.get(facilityID)
        return secret ? openName(secret, place, sealed).catch(() => null) : null
      }
      for (let at = 0; at < names.length; at += BATCH) {
        texts.push(...(await Promise.all(names.slice(at, at + BATCH).map(open))))
        onProgress?.(texts.length)
      }
      return texts
    },
    makeRecoveryKit: async (facilityID) => makeRecoveryKit(secretOf(facilityID)),
    lock: async (forgetSession) => {
      wipe()
      if (forgetSession) await store.clear()
    },
  }
}
