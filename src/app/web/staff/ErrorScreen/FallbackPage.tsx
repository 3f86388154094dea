import { getLocale } from '#base/web/locale.ts'
import css from '../layout/frame.module.css'
import { de } from '../text.de.ts'
import { en } from '../text.en.ts'

/** Last page standing: shown when the error page fails. Uses nothing that could fail: no hook, no router, no kit. */
export function FallbackPage() {
  const t = getLocale() === 'en' ? en : de
  return (
    <main className={css.blankMain} id="main">
      <h1>{t.fallbackTitle}</h1>
      <p>
        <a className="link" href={getLocale() === 'en' ? '/en' : '/'}>
          {t.goHome}
        </a>
      </p>
    </main>
  )
}
