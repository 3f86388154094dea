import { useLayoutEffect, useRef, useState, type RefObject } from 'react'

/** Narrower than any phone's column: below it (a hidden or collapsing parent) a drawing is scaled instead. */
const NARROWEST_PX = 260

/** The width an element has on the page, so that a chart is drawn for it and never scaled. Measured before the first paint. */
export function useWidthPx<Element extends HTMLElement>(untilMeasured: number): [RefObject<Element | null>, number] {
  const element = useRef<Element>(null)
  const [widthPx, setWidthPx] = useState(untilMeasured)
  useLayoutEffect(() => {
    const node = element.current
    if (node === null) return undefined
    const measure = () => {
      const measured = Math.round(node.getBoundingClientRect().width)
      if (measured > 0) setWidthPx(Math.max(measured, NARROWEST_PX))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(node)
    return () => observer.disconnect()
  }, [])
  return [element, widthPx]
}
