import type { ReactNode } from 'react'
import { PageHead } from '#base/web/PageHead.tsx'
import css from './AccountFrame.module.css'

interface Props {
  title: string
  subtitle?: string
  /** What to know beside the form: heading and sentence. */
  facts?: readonly { title: string; text: string }[]
  children: ReactNode
}

/** Frame of login, registration and what belongs to them. */
export function AccountFrame({ title, subtitle, facts, children }: Props) {
  const content = (
    <div className={css.content}>
      <PageHead title={title} {...(subtitle === undefined ? {} : { subtitle })} />
      {children}
    </div>
  )
  if (facts === undefined) return <div className={css.alone}>{content}</div>
  return (
    <div className={css.frame}>
      {content}
      <aside className={css.aside}>
        <dl>
          {facts.map((fact) => (
            <div key={fact.title}>
              <dt>{fact.title}</dt>
              <dd>{fact.text}</dd>
            </div>
          ))}
        </dl>
      </aside>
    </div>
  )
}
