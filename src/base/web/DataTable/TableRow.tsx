import { Link } from 'react-router'
import css from '../DataTable.module.css'
import { de } from '../text.de.ts'
import { en } from '../text.en.ts'
import { useTexts } from '../useTexts.ts'
import { cellClass } from './cellClass.ts'
import type { Column } from './column.ts'

interface Props<RowData> {
  row: RowData
  /** Place in the sorted table, from 0. */
  index: number
  columns: readonly Column<RowData>[]
  href: string | undefined
  isUnread: boolean
  disabledReason: string | null
  measure: (element: HTMLTableRowElement | null) => void
}

export function TableRow<RowData>(props: Props<RowData>) {
  const { row, index, columns, href, isUnread, disabledReason, measure } = props
  const marks = [css.row, isUnread ? css.unread : '', disabledReason === null ? '' : css.disabled].join(' ')
  return (
    <tr className={marks} ref={measure} data-index={index} aria-rowindex={index + 2}>
      {columns.map((column, place) => (
        <td key={column.key} className={cellClass(column)}>
          {place === 0 ? <FirstCell {...props} column={column} href={href} /> : column.cell(row)}
        </td>
      ))}
    </tr>
  )
}

/** Carries the row's link and says its state in words. */
function FirstCell<RowData>({
  row,
  column,
  href,
  isUnread,
  disabledReason,
}: Props<RowData> & { column: Column<RowData> }) {
  const t = useTexts({ de, en })
  const isLink = href !== undefined && disabledReason === null
  return (
    <>
      {isLink ? (
        <Link className={css.link} to={href}>
          {column.cell(row)}
        </Link>
      ) : (
        column.cell(row)
      )}
      {isUnread && <span className="visuallyHidden">, {t.unread}</span>}
      {disabledReason !== null && <span className={css.reason}>{disabledReason}</span>}
    </>
  )
}
