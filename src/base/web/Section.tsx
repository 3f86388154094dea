import { useId, type ReactNode } from 'react'
import css from './Section.module.css'

interface Props {
  title: ReactNode
  /** How many entries stand in it, beside the heading. */
  count?: number
  /** A link or a control at the right end of the heading's line. */
  aside?: ReactNode
  children: ReactNode
}

/** A section is a heading, an ink rule, and what follows: no card, no shadow. */
export function Section({ title, count, aside, children }: Props) {
  const id = useId()
  return (
    <section className={css.section} aria-labelledby={id}>
      <div className={css.head}>
        <h2 className={css.title} id={id}>
          {title}
          {count !== undefined && <span className={css.count}> {count}</span>}
        </h2>
        {aside !== undefined && <div className={css.aside}>{aside}</div>}
      </div>
      {children}
    </section>
  )
}
