import { getLocale, pathInLocale } from '#base/web/locale.ts'
import { to } from '#base/web/to.ts'

/** The login, with the address to go on to afterwards (Spec §2: a 401 keeps the original target). */
export function loginAddress(target: string): string {
  return to('/login', {}, { target })
}

/** The key set-up, with the address to go on to afterwards. */
export function keySetUpAddress(target: string): string {
  return `${localAddress('/login/keys')}?${new URLSearchParams({ target })}`
}

/** An address of ours in the language of the page, for where the table cannot be asked for its type. */
export function localAddress(path: string): string {
  return pathInLocale(path, getLocale())
}
