/** The two languages of the product. German is the default (no route prefix), English stands in for missing texts (Spec §1, §9). */
export type Locale = 'de' | 'en'

export const LOCALES: readonly Locale[] = ['de', 'en']
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
