import { useMemo, useRef, useState, type ReactNode } from 'react'
import css from './DataTable.module.css'
import type { Column } from './DataTable/column.ts'
import { HeaderCell } from './DataTable/HeaderCell.tsx'
import { moveBetweenRows } from './DataTable/moveBetweenRows.ts'
import { sortRows, type Sorting } from './DataTable/sortRows.ts'
import { TableRow } from './DataTable/TableRow.tsx'
import { useVisibleRows } from './DataTable/useVisibleRows.ts'
import { EmptyState } from './EmptyState.tsx'
import { Loading } from './Loading.tsx'
import { useLocale } from './locale.ts'

export type { Column } from './DataTable/column.ts'

export interface DataTableProps<RowData> {
  /** Says what is listed, for screen readers. */
  label: string
  rows: readonly RowData[]
  columns: readonly Column<RowData>[]
  rowKey: (row: RowData) => string
  /** Where a row leads; the whole row is the link, made from its first cell. */
  href?: (row: RowData) => string
  isUnread?: (row: RowData) => boolean
  /** Why the row cannot be used, in words, or null. The row is greyed and is no link. */
  disabledReason?: (row: RowData) => string | null
  isLoading?: boolean
  /** True where a filter is set, so that an empty table says so. */
  isFiltered?: boolean
  /** Instead of the plain sentence: usually an `EmptyState` with the next step. */
  empty?: ReactNode
  initialSort?: Sorting
}

/** A real table: sticky header, sortable, unread and disabled rows, 100,000 rows without stutter (only what is seen is drawn). */
export function DataTable<RowData>(props: DataTableProps<RowData>) {
  const { rows, columns, rowKey, isLoading = false, initialSort } = props
  const locale = useLocale()
  const [sorting, setSorting] = useState<Sorting | null>(initialSort ?? null)
  const body = useRef<HTMLTableSectionElement>(null)
  const sorted = useMemo(() => sortRows(rows, columns, sorting, locale), [rows, columns, sorting, locale])
  const { visible, above, below, measure } = useVisibleRows(sorted.length, body)

  if (isLoading) return <Loading />
  if (rows.length === 0) return props.empty ?? <EmptyState isFiltered={props.isFiltered ?? false} />

  return (
    <table className={css.table} aria-label={props.label} aria-rowcount={rows.length + 1}>
      <thead>
        <tr aria-rowindex={1}>
          {columns.map((column) => (
            <HeaderCell key={column.key} column={column} sorting={sorting} onSort={setSorting} />
          ))}
        </tr>
      </thead>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the arrow keys move between the links inside */}
      <tbody ref={body} onKeyDown={moveBetweenRows}>
        <Gap height={above} columns={columns.length} />
        {visible.map((index) => {
          const row = sorted[index]
          if (row === undefined) return null
          const href = props.href?.(row)
          return (
            <TableRow
              key={rowKey(row)}
              row={row}
              index={index}
              columns={columns}
              href={href}
              isUnread={props.isUnread?.(row) ?? false}
              disabledReason={props.disabledReason?.(row) ?? null}
              measure={measure}
            />
          )
        })}
        <Gap height={below} columns={columns.length} />
      </tbody>
    </table>
  )
}

/** Stands for the rows that are not drawn. */
function Gap({ height, columns }: { height: number; columns: number }) {
  if (height === 0) return null
  return (
    <tr aria-hidden="true" className={css.gap}>
      {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- an empty cell, hidden from screen readers */}
      <td colSpan={columns} style={{ height }} />
    </tr>
  )
}
