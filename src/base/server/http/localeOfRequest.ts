import { DEFAULT_LOCALE, isLocale, type Locale } from '#base/domain/locale.ts'

/** The first language of `Accept-Language` we speak; German where none is (Spec §1). */
export function localeOfRequest(header: string | undefined): Locale {
  for (const part of (header ?? '').split(',')) {
    const language = part.split(';')[0]?.trim().slice(0, 2).toLowerCase()
    if (isLocale(language)) return language
  }
  return DEFAULT_LOCALE
}
