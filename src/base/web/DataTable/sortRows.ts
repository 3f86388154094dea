import type { Locale } from '#base/domain/locale.ts'
import type { Column } from './column.ts'
import { sortText } from './sortText.ts'

export interface Sorting {
  key: string
  isDescending: boolean
}

type SortValue = { folded: string; text: string } | number | null

/** A sorted copy; equal rows keep their order, rows without a value come last. Umlauts stand where people look for them. */
export function sortRows<RowData>(
  rows: readonly RowData[],
  columns: readonly Column<RowData>[],
  sorting: Sorting | null,
  locale: Locale,
): readonly RowData[] {
  const sortBy = columns.find(({ key }) => key === sorting?.key)?.sortBy
  if (sorting === null || sortBy === undefined) return rows
  const { compare } = new Intl.Collator(locale)
  const direction = sorting.isDescending ? -1 : 1
  return rows
    .map((row): { row: RowData; value: SortValue } => ({ row, value: comparable(sortBy(row)) }))
    .sort((a, b) => {
      if (a.value === null || b.value === null) return Number(a.value === null) - Number(b.value === null)
      return difference(a.value, b.value, compare) * direction
    })
    .map(({ row }) => row)
}

function difference(a: NonNullable<SortValue>, b: NonNullable<SortValue>, compare: Intl.Collator['compare']): number {
  if (typeof a === 'number') return typeof b === 'number' ? a - b : -1
  if (typeof b === 'number') return 1
  if (a.folded !== b.folded) return a.folded < b.folded ? -1 : 1
  return a.text === b.text ? 0 : compare(a.text, b.text)
}

function comparable(value: string | number | Date | null | undefined): SortValue {
  if (value === null || value === undefined || value === '') return null
  if (typeof value === 'string') return { folded: sortText(value), text: value }
  return value instanceof Date ? value.getTime() : value
}
