/** The two languages of the product. German is the default (no route prefix), English stands in for missing texts (Spec §1, §9). */
export type Locale = 'de' | 'en'

export const DEFAULT_LOCALE: Locale = 'de'
export const FALLBACK_LOCALE: Locale = 'en'

/** A text in both languages; both are always complete. */
export interface LocalText {
  de: string
  en: string
}

export function isLocale(value: unknown): value is Locale {
  return value === 'de' || value === 'en'
}

/** Remembers the language for the next visit of the root, 365 days (Spec §9). */
export const LOCALE_COOKIE = 'i18n_redirected'

/** Language for somebody who opened the bare root: what they chose before, else what the browser asks for, else English stands in. */
export function preferredLocale(chosen: string | undefined, languages: readonly string[]): Locale {
  if (isLocale(chosen)) return chosen
  const first = languages.map((language) => language.trim().slice(0, 2).toLowerCase()).find(isLocale)
  return first ?? (languages.length > 0 ? FALLBACK_LOCALE : DEFAULT_LOCALE)
}
