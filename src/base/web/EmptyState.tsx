import type { ReactNode } from 'react'
import css from './states.module.css'
import { de } from './text.de.ts'
import { en } from './text.en.ts'
import { useTexts } from './useTexts.ts'

interface Props {
  /** True where entries exist but the filter lets none through. */
  isFiltered?: boolean
  /** In the words of the screen: what will stand here. */
  hint?: ReactNode
  /** The next step: a button or a link. */
  action?: ReactNode
}

/** Nothing there yet, or nothing that fits the filter; always with a way on. */
export function EmptyState({ isFiltered, hint, action }: Props) {
  const t = useTexts({ de, en })
  return (
    <div className={css.state}>
      <div>
        <p className={css.title}>{isFiltered === true ? t.noEntriesForFilter : t.noEntries}</p>
        {hint !== undefined && <p>{hint}</p>}
      </div>
      {action}
    </div>
  )
}
