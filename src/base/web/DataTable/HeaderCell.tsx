import { IconArrowDown, IconArrowUp, IconArrowsSort } from '@tabler/icons-react'
import css from '../DataTable.module.css'
import { de } from '../text.de.ts'
import { en } from '../text.en.ts'
import { useTexts } from '../useTexts.ts'
import { cellClass } from './cellClass.ts'
import type { Column } from './column.ts'
import type { Sorting } from './sortRows.ts'

interface Props<RowData> {
  column: Column<RowData>
  sorting: Sorting | null
  onSort: (sorting: Sorting) => void
}

/** Header of one column; where it can be sorted, a button that says so. */
export function HeaderCell<RowData>({ column, sorting, onSort }: Props<RowData>) {
  const t = useTexts({ de, en })
  const isSorted = sorting?.key === column.key
  const isDescending = isSorted && sorting.isDescending
  const width = column.width === undefined ? {} : { width: column.width }

  if (column.sortBy === undefined) {
    return (
      <th className={cellClass(column)} scope="col" style={width}>
        <span className={column.isAction === true ? 'visuallyHidden' : undefined}>{column.header}</span>
      </th>
    )
  }
  const Icon = isSorted ? (isDescending ? IconArrowDown : IconArrowUp) : IconArrowsSort
  const order = isDescending ? 'descending' : 'ascending'
  return (
    <th className={cellClass(column)} scope="col" style={width} aria-sort={isSorted ? order : 'none'}>
      <button
        className={css.sort}
        type="button"
        title={t.sortBy(column.header)}
        onClick={() => onSort({ key: column.key, isDescending: isSorted && !isDescending })}
      >
        {column.header}
        <Icon className={isSorted ? '' : css.idle} size={14} aria-hidden="true" />
      </button>
    </th>
  )
}
