import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { useLayoutEffect, useState, type RefObject } from 'react'

/** Up to here all rows are drawn, so that the browser's own search finds everything. */
const LARGEST_WHOLE_TABLE = 150
const GUESSED_ROW_HEIGHT_PX = 60
const OVERSCAN_ROWS = 12

export interface VisibleRows {
  /** Indexes of the rows to draw. */
  visible: number[]
  /** Heights in px of what stands above and below them. */
  above: number
  below: number
  measure: (element: HTMLTableRowElement | null) => void
}

/** Which rows of a long table are on the screen. The page scrolls, not the table. */
export function useVisibleRows(count: number, body: RefObject<HTMLElement | null>): VisibleRows {
  const [scrollMargin, setScrollMargin] = useState(0)
  const isWhole = count <= LARGEST_WHOLE_TABLE

  useLayoutEffect(() => {
    const top = body.current?.getBoundingClientRect().top
    if (top !== undefined) setScrollMargin(Math.round(top + window.scrollY))
  }, [body, count])

  // oxlint-disable-next-line react/incompatible-library -- read anew on every render, nothing of it is memoized
  const virtualizer = useWindowVirtualizer({
    count,
    enabled: !isWhole,
    estimateSize: () => GUESSED_ROW_HEIGHT_PX,
    overscan: OVERSCAN_ROWS,
    scrollMargin,
  })
  if (isWhole)
    return { visible: Array.from({ length: count }, (_, index) => index), above: 0, below: 0, measure: ignore }

  const items = virtualizer.getVirtualItems()
  const above = (items.at(0)?.start ?? scrollMargin) - scrollMargin
  const below = virtualizer.getTotalSize() - ((items.at(-1)?.end ?? scrollMargin) - scrollMargin)
  return { visible: items.map(({ index }) => index), above, below, measure: virtualizer.measureElement }
}

function ignore(): void {
  // A table that is drawn whole needs no heights.
}
