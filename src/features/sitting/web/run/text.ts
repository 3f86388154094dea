import { useLocale } from '#base/web/locale.ts'
import { de } from './text.de.ts'
import { en } from './text.en.ts'

/** The texts of the patient's screen in the language of the page. */
export function useText(): typeof de {
  return useLocale() === 'de' ? de : en
}
