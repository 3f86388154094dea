import type { ReactNode } from 'react'
import css from './Facts.module.css'

export interface Fact {
  term: string
  value: ReactNode
  /** Stands beside the value, quieter. */
  more?: string
  isWide?: boolean
}

/** The identity line: who, when, by whom, where, how long. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={css.facts}>
      {facts.map((fact) => (
        <div key={fact.term} className={fact.isWide === true ? css.wide : undefined}>
          <dt>{fact.term}</dt>
          <dd>
            {fact.value}
            {fact.more !== undefined && <span> {fact.more}</span>}
          </dd>
        </div>
      ))}
    </dl>
  )
}
