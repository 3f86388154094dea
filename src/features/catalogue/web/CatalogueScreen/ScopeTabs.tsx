import { useTexts } from '#base/web/useTexts.ts'
import type { Scope } from '../../domain/scopes.ts'
import { de } from '../text.de.ts'
import { en } from '../text.en.ts'
import css from './catalogue.module.css'

interface Props {
  scopes: { scope: Scope; count: number }[]
  chosen: Scope
  onChoose: (scope: Scope) => void
}

/** Areas of the catalogue as a row of choices; on phones it scrolls sideways within itself. */
export function ScopeTabs({ scopes, chosen, onChoose }: Props) {
  const t = useTexts({ de, en })
  return (
    <nav className={css.tabs} aria-label={t.scopesLabel}>
      {scopes.map(({ scope, count }) => (
        <button
          key={scope}
          type="button"
          className={css.tab}
          aria-current={scope === chosen ? 'true' : undefined}
          onClick={() => onChoose(scope)}
        >
          {t.scope[scope]} <span className="figures">{count}</span>
        </button>
      ))}
    </nav>
  )
}
