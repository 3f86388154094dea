import type { ReactNode } from 'react'
import { Link } from 'react-router'
import css from './RowList.module.css'
import { de } from './text.de.ts'
import { en } from './text.en.ts'
import { useTexts } from './useTexts.ts'

/** Rows of two lines under one grid; for lists that are not sorted by the user (those are a `DataTable`). */
export function RowList({ children, label }: { children: ReactNode; label?: string }) {
  return (
    <ul className={css.rows} aria-label={label}>
      {children}
    </ul>
  )
}

interface RowProps {
  /** Line 1: who or what. */
  title: ReactNode
  /** Where the row leads; the whole row is the link. */
  href?: string
  /** Line 2: the quiet facts. */
  facts?: ReactNode
  /** Second column: the finding, again in up to two lines. */
  finding?: ReactNode
  /** Last column before the action: time or state, right-aligned. */
  time?: ReactNode
  /** A button; it stands above the row's link. */
  action?: ReactNode
  isUnread?: boolean
  /** A risk comes first, with a triangle drawn by the caller in `finding`. */
  isRisk?: boolean
}

export function Row({ title, href, facts, finding, time, action, isUnread, isRisk }: RowProps) {
  const t = useTexts({ de, en })
  const marks = [css.row, isUnread === true ? css.unread : '', isRisk === true ? css.risk : ''].join(' ')
  const name = (
    <>
      {title}
      {isUnread === true && <span className="visuallyHidden">, {t.unread}</span>}
    </>
  )
  return (
    <li className={marks}>
      <div className={css.who}>
        {href === undefined ? (
          <p className={css.title}>{name}</p>
        ) : (
          <Link className={css.title} to={href}>
            {name}
          </Link>
        )}
        {facts !== undefined && <div className="quiet">{facts}</div>}
      </div>
      {finding !== undefined && <div className={css.finding}>{finding}</div>}
      {time !== undefined && <div className={`${css.time} quiet figures`}>{time}</div>}
      {action !== undefined && <div className={css.action}>{action}</div>}
    </li>
  )
}
