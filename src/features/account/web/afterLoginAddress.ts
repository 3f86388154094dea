import { getLocale, pathInLocale } from '#base/web/locale.ts'
import { ownPathOf } from '#base/web/refusalEvents.ts'

/** Where to go on after the login: the page asked for at first (Spec §2), if it is one of ours; otherwise the dashboard. */
export function afterLoginAddress(search: URLSearchParams): string {
  const target = search.get('target')
  const own = target === null ? null : ownPathOf(target)
  return own ?? pathInLocale('/dashboard', getLocale())
}
