import type { MouseEvent } from 'react'
import { useLocale } from '#base/web/locale.ts'
import { useTexts } from '#base/web/useTexts.ts'
import { de } from '../text.de.ts'
import { en } from '../text.en.ts'
import css from './LanguageSwitch.module.css'
import { useSwitchLanguage } from './useSwitchLanguage.ts'

/** The other language in its own words; a real link, so that it can be opened, copied and crawled. */
export function LanguageSwitch() {
  const t = useTexts({ de, en })
  const { addressIn, switchTo } = useSwitchLanguage()
  const other = useLocale() === 'de' ? 'en' : 'de'

  function choose(event: MouseEvent): void {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
    event.preventDefault()
    switchTo(other)
  }

  return (
    <a className={css.other} href={addressIn(other)} hrefLang={other} lang={other} onClick={choose}>
      {other === 'en' ? t.english : t.german}
    </a>
  )
}
