import { useLocation, useNavigate } from 'react-router'
import { changeLanguage } from '#features/account/contract/changeLanguage.ts'
import { getSession } from '#features/account/web/door.ts'
import type { Locale } from '#base/domain/locale.ts'
import { callServer } from '#base/web/callServer.ts'
import { pathInLocale, rememberLocale } from '#base/web/locale.ts'
import { showRefusal } from '#base/web/useMutationCall.ts'

/** The same page in another language, remembered for a year and, for who is logged in, with the account (Spec §7). */
export function useSwitchLanguage(): { addressIn: (locale: Locale) => string; switchTo: (locale: Locale) => void } {
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  const addressIn = (locale: Locale): string => pathInLocale(pathname, locale) + search + hash

  function switchTo(locale: Locale): void {
    rememberLocale(locale)
    if (getSession().user !== null) callServer(changeLanguage, { language: locale }, { quiet: true }).catch(showRefusal)
    void navigate(addressIn(locale), { replace: true, preventScrollReset: true })
  }
  return { addressIn, switchTo }
}
