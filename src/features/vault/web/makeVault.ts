import { createStore, type Store } from '#base/web/store.ts'
import { getInitializationVector } from '../contract/getInitializationVector.ts'
import { getSessionSecret } from '../contract/getSessionSecret.ts'
import { storeRecoveryKit } from '../contract/storeRecoveryKit.ts'
import { isLastRecoveryGroup } from '../domain/recoveryCode.ts'
import {
  keepSession,
  openFacilities,
  openOwnKey,
  proveSession,
  refuseNotActivated,
  type VaultParts,
  type VaultUser,
} from './openKeys.ts'
import type { RecoveryKit } from './recoveryKit.ts'
import { type OnSetUpProgress, setUpKeys } from './setUpKeys.ts'
import type { NameToOpen } from './vaultEngine.ts'
import { VaultFailure } from './vaultFailure.ts'

export interface VaultState {
  /** `setUpNeeded`: the password was right, but the key pair or a facility secret has to be made first. */
  status: 'locked' | 'opening' | 'setUpNeeded' | 'open'
  /** Facilities whose names can be read. */
  openFacilities: readonly string[]
}

const LOCKED: VaultState = { status: 'locked', openFacilities: [] }

export type Vault = ReturnType<typeof makeVault>

/** The vault as screens use it. It holds no key itself; the engine does. */
export function makeVault(parts: VaultParts, oneTabAtATime: <T>(work: () => Promise<T>) => Promise<T>) {
  const { engine, calls } = parts
  const state: Store<VaultState> = createStore(LOCKED)
  let current: VaultUser | null = null

  const opened = (openFacilities: readonly string[]) => state.set({ status: 'open', openFacilities })
  const lock = async () => {
    current = null
    state.set(LOCKED)
    await engine.lock(true)
  }
  /** Runs an opening; whatever fails leaves the vault locked, with the password kept for another try of the set-up. */
  const opening = async <T>(work: () => Promise<T>): Promise<T> => {
    const before = state.get()
    state.set({ status: 'opening', openFacilities: [] })
    try {
      return await work()
    } catch (error) {
      state.set(before.status === 'setUpNeeded' ? before : LOCKED)
      throw error
    }
  }
  const sealName = async (facilityID: string, patientID: string, field: string, text: string) => {
    const { iv } = await calls.main(getInitializationVector, { facilityId: facilityID })
    return engine.sealName({ facilityID, patientID, field, iv, text })
  }

  return {
    state,
    lock,
    deriveAuthKey: (email: string, password: string): Promise<string> => engine.deriveAuthKey(email, password),

    /** After the login call: opens key, session and secrets with the password typed. */
    unlockAfterLogin: ({ user, password }: { user: VaultUser; password: string }): Promise<'open' | 'setUpNeeded'> =>
      opening(async () => {
        current = user
        await engine.begin(user.userID, password)
        const setUpNeeded = () => {
          state.set({ status: 'setUpNeeded', openFacilities: [] })
          return 'setUpNeeded' as const
        }
        if (!(await openOwnKey(parts, user))) return setUpNeeded()
        await proveSession(parts)
        const facilities = await openFacilities(parts, user)
        refuseNotActivated(facilities)
        if (facilities.toMake.length > 0) return setUpNeeded()
        await keepSession(parts)
        opened(facilities.open)
        return 'open'
      }),

    /** The first set-up, with its steps told. Can be called again after a failure. */
    setUp: (onProgress: OnSetUpProgress = () => undefined): Promise<void> =>
      opening(async () => {
        if (!current) throw new VaultFailure('vault.password_login_needed')
        opened(await setUpKeys(parts, current, onProgress))
      }),

    /** After a reload: opens everything without the password. Any failure ends in the one sentence of the specification. */
    autologin: ({ user }: { user: VaultUser & { secured?: boolean } }): Promise<void> =>
      opening(async () => {
        try {
          await oneTabAtATime(async () => {
            const { secret } = await calls.main(getSessionSecret, {})
            await engine.restoreSession(user.userID, secret)
            if (user.secured !== true) await proveSession(parts)
            await keepSession(parts)
          })
        } catch (cause) {
          await engine.lock(false)
          throw new VaultFailure('vault.session_restore_failed', cause)
        }
        const facilities = await openFacilities(parts, user)
        if (facilities.open.length < user.facilities.length) throw new VaultFailure('vault.secrets_incomplete')
        current = user
        opened(facilities.open)
      }),

    sealName,
    /** Seals the fields of a patient; the keys of the answer carry `e_`. Throws rather than let one through in plain text. */
    sealNames: async <F extends string>(
      facilityID: string,
      patientID: string,
      fields: Record<F, string>,
    ): Promise<Record<`e_${F}`, string>> => {
      const sealed: [string, string][] = []
      for (const [field, text] of Object.entries<string>(fields)) {
        sealed.push([`e_${field}`, await sealName(facilityID, patientID, field, text)])
      }
      return Object.fromEntries(sealed) as Record<`e_${F}`, string>
    },
    /** Opens many names, in the order given; null where one does not open. */
    openNames: (
      names: readonly NameToOpen[],
      onProgress: (done: number, total: number) => void = () => undefined,
    ): Promise<(string | null)[]> => engine.openNames(names, (done) => onProgress(done, names.length)),

    /** Makes a recovery kit for paper; it counts only after `confirmRecoveryKit`. */
    makeRecoveryKit: async (facilityID: string): Promise<PaperKit> => {
      const kit = await engine.makeRecoveryKit(facilityID)
      return { ...kit, kitID: kit.copy.kitID, facilityID, groups: kit.code.split('-') }
    },
    /** False where the last group typed is not the one on the paper; then nothing was sent. */
    confirmRecoveryKit: async (kit: PaperKit, typedLastGroup: string): Promise<boolean> => {
      if (!isLastRecoveryGroup(kit.code, typedLastGroup)) return false
      await calls.main(storeRecoveryKit, kit.copy)
      return true
    },
  }
}

export interface PaperKit extends RecoveryKit {
  kitID: string
  facilityID: string
  groups: readonly string[]
}
