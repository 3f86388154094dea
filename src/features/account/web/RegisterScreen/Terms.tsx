import { useTexts } from '#base/web/useTexts.ts'
import { de } from '../text.de.ts'
import { en } from '../text.en.ts'
import css from './Terms.module.css'

/** The terms, to be read where they are accepted. */
export function Terms() {
  const t = useTexts({ de, en })
  return (
    <details className={css.terms}>
      <summary>{t.register.termsTitle}</summary>
      <ol>
        {t.register.terms.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ol>
    </details>
  )
}
