import { Fragment } from 'react'
import { Link } from 'react-router'
import { to } from '#base/web/to.ts'
import { useTexts } from '#base/web/useTexts.ts'
import { de } from '../text.de.ts'
import { en } from '../text.en.ts'
import css from './Trail.module.css'

interface Props {
  patient: { id: string; name: string }
  /** Below the patient; the last entry is the page itself. */
  steps: readonly { text: string; href?: string }[]
}

/** Where the page stands: patients, the patient, and on from there. */
export function Trail({ patient, steps }: Props) {
  const t = useTexts({ de, en })
  const all = [
    { text: t.trail.patients, href: to('/patient') },
    { text: patient.name, href: to('/patient/{id}/view', { id: patient.id }) },
    ...steps,
  ]
  return (
    <nav aria-label={t.trail.label} className={css.trail}>
      {all.map((step, index) => (
        <Fragment key={step.text}>
          {index > 0 && <span aria-hidden="true"> / </span>}
          {step.href === undefined ? <span>{step.text}</span> : <Link to={step.href}>{step.text}</Link>}
        </Fragment>
      ))}
    </nav>
  )
}
