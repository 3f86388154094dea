import type { Locale } from '#base/domain/locale.ts'
import { vaultRefusals, type VaultCode } from '../contract/refusals.ts'

/** What the browser itself refuses: a sealed thing that does not open, a bundle that is not ours. `cause` is for us, the sentence for the user. */
export class VaultFailure extends Error {
  readonly code: VaultCode

  constructor(code: VaultCode, cause?: unknown) {
    super(vaultRefusals[code].en, { cause })
    this.name = 'VaultFailure'
    this.code = code
  }

  /** The sentence of the catalogue for the user. */
  sentence(locale: Locale): string {
    return vaultRefusals[this.code][locale]
  }
}
