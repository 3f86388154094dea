import { Link } from 'react-router'
import { useLocale } from '#base/web/locale.ts'
import { useTexts } from '#base/web/useTexts.ts'
import type { Screen } from '../../screen.ts'
import { screens } from '../../screens.ts'
import { localAddress } from '../localAddress.ts'
import { de } from '../text.de.ts'
import { en } from '../text.en.ts'
import css from './Footer.module.css'

const ROWS: readonly Screen[] = screens.filter(({ path }) => path === '/help' || path.startsWith('/legal/'))

/** Legal pages and help below public pages. */
export function Footer() {
  const t = useTexts({ de, en })
  const locale = useLocale()
  return (
    <footer className={css.footer}>
      <nav aria-label={t.footer}>
        <ul>
          {ROWS.map((row) => (
            <li key={row.name}>
              <Link to={localAddress(row.path)}>{row.title[locale]}</Link>
            </li>
          ))}
        </ul>
      </nav>
    </footer>
  )
}
