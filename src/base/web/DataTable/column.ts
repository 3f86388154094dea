import type { ReactNode } from 'react'

export interface Column<RowData> {
  key: string
  header: string
  /** What stands in the cell. */
  cell: (row: RowData) => ReactNode
  /** What the column is sorted by; without it the column cannot be sorted. Empty values come last in both directions. */
  sortBy?: (row: RowData) => string | number | Date | null | undefined
  /** Right-aligned, tabular figures. */
  isNumber?: boolean
  /** CSS width, e.g. `96px` or `30%`. */
  width?: string
  /** Not shown on narrow pages: columns drop before anything scrolls sideways. `phone` below 768 px, `tablet` below 992 px. */
  hideOn?: 'phone' | 'tablet'
  /** Buttons: they stand above the row's link. The header is then read out only. */
  isAction?: boolean
}
