import type { UserSession } from '../contract/userSession.ts'

export type PasswordRule = 'length' | 'lowercase' | 'uppercase' | 'number' | 'special' | 'common' | 'personal'

/**
 * What the account's screens need of the vault. The vault stands above account in the order of features, so the app hands it over
 * (`app/web/staff/wireFeatures.ts`) and account imports nothing of it.
 */
export interface AccountVault {
  /** The 43 characters that are sent in place of the password. About 0.3 s, in a worker. */
  deriveAuthKey(email: string, password: string): Promise<string>
  /** Rules of Spec §5 and a rough strength, while typing. `personal` are words that must not be all of it. */
  judgePassword(
    password: string,
    personal: readonly string[],
  ): { failed: readonly PasswordRule[]; strength: 0 | 1 | 2 | 3 | 4 }
  /** Opens the keys after a login; `setUpNeeded` where a key or a practice's secret is missing. */
  unlockAfterLogin(login: { user: UserSession; password: string }): Promise<'open' | 'setUpNeeded'>
  /** The sentence of a failure of the vault in the language of the page, or null where the error is another. */
  sentenceOf(error: unknown): string | null
}

let wired: AccountVault | null = null

export function wireAccountVault(vault: AccountVault): void {
  wired = vault
}

export function accountVault(): AccountVault {
  if (!wired) throw new Error('account is not wired: call wireFeatures() before the first screen')
  return wired
}
