import { Fragment } from 'react'
import { Link } from 'react-router'
import { useTexts } from '#base/web/useTexts.ts'
import { de } from '../text.de.ts'
import { en } from '../text.en.ts'
import css from './Trail.module.css'

/** Where the page stands. The last entry is the page itself. */
export function Trail({ steps }: { steps: readonly { text: string; href?: string }[] }) {
  const t = useTexts({ de, en })
  return (
    <nav aria-label={t.trail.label} className={css.trail}>
      {steps.map((step, index) => (
        <Fragment key={step.text}>
          {index > 0 && <span aria-hidden="true"> / </span>}
          {step.href === undefined ? <span>{step.text}</span> : <Link to={step.href}>{step.text}</Link>}
        </Fragment>
      ))}
    </nav>
  )
}
