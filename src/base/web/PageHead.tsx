import type { ReactNode } from 'react'
import css from './PageHead.module.css'

interface Props {
  title: ReactNode
  /** One quiet line below the heading. */
  subtitle?: ReactNode
  /** Buttons; only one of them is filled. On phones the first fills the width. */
  actions?: ReactNode
  /** Where the page stands: links from the general to the special, above the heading. */
  trail?: ReactNode
}

/** The heading of a screen. Focus is put on it after a navigation. */
export function PageHead({ title, subtitle, actions, trail }: Props) {
  return (
    <header className={css.head}>
      {trail !== undefined && <div className={css.trail}>{trail}</div>}
      <div className={css.line}>
        <div className={css.words}>
          <h1 className={css.title} tabIndex={-1}>
            {title}
          </h1>
          {subtitle !== undefined && <p className={css.subtitle}>{subtitle}</p>}
        </div>
        {actions !== undefined && <div className={css.actions}>{actions}</div>}
      </div>
    </header>
  )
}
