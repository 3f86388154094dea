import { onSessionEnd, wireAccountVault } from '#features/account/web/door.ts'
import { deriveAuthKey, judgePassword, vault, VaultFailure } from '#features/vault/web/door.ts'
import { getLocale } from '#base/web/locale.ts'

/** Hands features what they need of those that stand above them in the order of features. Called before the first screen. */
export function wireFeatures(): void {
  wireAccountVault({
    deriveAuthKey,
    judgePassword,
    unlockAfterLogin: vault.unlockAfterLogin,
    sentenceOf: (error) => (error instanceof VaultFailure ? error.sentence(getLocale()) : null),
  })
  onSessionEnd(() => void vault.lock())
}
