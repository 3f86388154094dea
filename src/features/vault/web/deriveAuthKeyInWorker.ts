import { vault } from './vaultClient.ts'

/** What goes into `password` of register and login: 43 characters that do not tell the password. */
export function deriveAuthKey(email: string, password: string): Promise<string> {
  return vault.deriveAuthKey(email, password)
}
