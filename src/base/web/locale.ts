/** The language of the page. It follows the address (`/en/…` is English), and the cookie only remembers it for the next visit to the root. */
import { DEFAULT_LOCALE, LOCALE_COOKIE, type Locale } from '#base/domain/locale.ts'
import { LOCALE_COOKIE_DAYS } from '#base/domain/timing.ts'
import { createStore, useStore } from './store.ts'

const locale = createStore<Locale>(DEFAULT_LOCALE)

export const getLocale = locale.get

export function useLocale(): Locale {
  return useStore(locale)
}

/** Called by the router (or the sitting's entry) with the language of the address. */
export function setLocale(next: Locale): void {
  locale.set(next)
  document.documentElement.lang = next
}

export function localeOfPath(pathname: string): Locale {
  return pathname === '/en' || pathname.startsWith('/en/') ? 'en' : 'de'
}

/** The same address in another language; the query and fragment stay with the caller. */
export function pathInLocale(pathname: string, target: Locale): string {
  const bare = localeOfPath(pathname) === 'en' ? pathname.slice('/en'.length) || '/' : pathname
  if (target === 'de') return bare
  return bare === '/' ? '/en' : `/en${bare}`
}

/** Remembers a choice for 365 days (Spec §9). */
export function rememberLocale(choice: Locale): void {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `${LOCALE_COOKIE}=${choice}; Path=/; Max-Age=${LOCALE_COOKIE_DAYS * 24 * 3600}; SameSite=Lax${secure}`
}
