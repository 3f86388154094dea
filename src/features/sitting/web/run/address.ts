import { localeOfPath } from '#base/web/locale.ts'
import type { Locale } from '#base/domain/locale.ts'

export interface RunAddress {
  locale: Locale
  sittingID: string
  /** Secret of the link, as long as it stands in the address. */
  token: string | null
}

/** Reads `/sitting/{id}/run` and `/sitting/{id}/run/{token}`, German and English (Spec §2). Null: not an address of a run. */
export function readAddress(pathname: string): RunAddress | null {
  const match = /^(?:\/en)?\/sitting\/([^/]+)\/run(?:\/([^/]+))?\/?$/.exec(pathname)
  if (!match?.[1]) return null
  return { locale: localeOfPath(pathname), sittingID: match[1], token: match[2] ?? null }
}

/** The address without the token: what stands there once the sitting has started. */
export function runPath(sittingID: string, locale: Locale): string {
  return `${locale === 'en' ? '/en' : ''}/sitting/${sittingID}/run`
}
