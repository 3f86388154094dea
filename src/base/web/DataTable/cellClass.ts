import css from '../DataTable.module.css'
import type { Column } from './column.ts'

/** What a column says about all of its cells. */
export function cellClass(column: Column<never>): string {
  const hidden = column.hideOn === 'phone' ? css.notOnPhone : css.notOnTablet
  return [
    column.isNumber === true ? css.number : '',
    column.isAction === true ? css.action : '',
    column.hideOn === undefined ? '' : hidden,
  ].join(' ')
}
