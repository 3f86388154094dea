/** What other features may use of the vault in the browser. */
export { judgePassword } from '../domain/passwordRules.ts'
export type { PaperKit } from './makeVault.ts'
export { recoveryKitPdf } from './recoveryKitPdf.ts'
export { forgetKeptKeys } from './sessionStore.ts'
export { SET_UP_STEPS, type SetUpProgress, type SetUpStep } from './setUpKeys.ts'
export { useVaultState, vault } from './vaultClient.ts'
export { VaultFailure } from './vaultFailure.ts'
export { deriveAuthKey } from './deriveAuthKeyInWorker.ts'
