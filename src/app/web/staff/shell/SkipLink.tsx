import { useTexts } from '#base/web/useTexts.ts'
import css from '../layout/frame.module.css'
import { de } from '../text.de.ts'
import { en } from '../text.en.ts'

export function SkipLink() {
  const t = useTexts({ de, en })
  return (
    <a className={css.skip} href="#main">
      {t.skip}
    </a>
  )
}
