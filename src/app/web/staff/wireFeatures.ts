import { onSessionEnd, wireAccountVault } from '#features/account/web/door.ts'
import { testPalette } from '#features/catalogue/web/door.ts'
import { patientPalette } from '#features/patient/web/door.ts'
import { deriveAuthKey, judgePassword, vault, VaultFailure } from '#features/vault/web/door.ts'
import { getLocale } from '#base/web/locale.ts'
import { addPaletteSource } from '#base/web/paletteSources.ts'

/** Hands features what they need of those that stand above them in the order of features. Called before the first screen. */
export function wireFeatures(): void {
  wireAccountVault({
    deriveAuthKey,
    judgePassword,
    unlockAfterLogin: vault.unlockAfterLogin,
    sentenceOf: (error) => (error instanceof VaultFailure ? error.sentence(getLocale()) : null),
  })
  onSessionEnd(() => void vault.lock())
  addPaletteSource(patientPalette)
  addPaletteSource(testPalette)
}
