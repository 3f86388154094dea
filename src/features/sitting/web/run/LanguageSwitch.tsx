import { pathInLocale, setLocale, useLocale } from '#base/web/locale.ts'
import { useText } from './text.ts'

/** Changes the language of the page and its address; nothing is loaded anew. */
export function LanguageSwitch({ onSwitched }: { onSwitched?: () => void }) {
  const t = useText()
  const other = useLocale() === 'de' ? 'en' : 'de'
  const change = () => {
    history.replaceState(history.state, '', pathInLocale(location.pathname, other))
    setLocale(other)
    onSwitched?.()
  }
  return (
    <button type="button" className="language" lang={other} onClick={change}>
      {t.switchLanguage}
    </button>
  )
}
