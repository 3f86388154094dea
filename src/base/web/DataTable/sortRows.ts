import type { Locale } from '#base/domain/locale.ts'
import type { Column } from './column.ts'

export interface Sorting {
  key: string
  isDescending: boolean
}

type SortValue = string | number | null

/** A sorted copy; equal rows keep their order, rows without a value come last. Umlauts stand where people look for them. */
export function sortRows<RowData>(
  rows: readonly RowData[],
  columns: readonly Column<RowData>[],
  sorting: Sorting | null,
  locale: Locale,
): readonly RowData[] {
  const sortBy = columns.find(({ key }) => key === sorting?.key)?.sortBy
  if (sorting === null || sortBy === undefined) return rows
  const { compare } = new Intl.Collator(locale, { numeric: true })
  const direction = sorting.isDescending ? -1 : 1
  return rows
    .map((row): { row: RowData; value: SortValue } => ({ row, value: comparable(sortBy(row)) }))
    .sort((a, b) => {
      if (a.value === null || b.value === null) return Number(a.value === null) - Number(b.value === null)
      if (typeof a.value === 'number' && typeof b.value === 'number') return (a.value - b.value) * direction
      return compare(String(a.value), String(b.value)) * direction
    })
    .map(({ row }) => row)
}

function comparable(value: string | number | Date | null | undefined): SortValue {
  if (value === null || value === undefined || value === '') return null
  return value instanceof Date ? value.getTime() : value
}
