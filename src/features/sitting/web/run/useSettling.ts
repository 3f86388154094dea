import { useEffect, type RefObject } from 'react'

/**
 * Lets an element that has just appeared take no tap for a moment, so that the second tap of a double one, meant for what stood there before,
 * does nothing. Keys and assistive technology are not held up.
 */
export function useSettling(element: RefObject<HTMLElement | null>, durationMs: number): void {
  useEffect(() => {
    const shown = element.current
    if (durationMs === 0) return undefined
    shown?.classList.add('settling')
    const timer = setTimeout(() => shown?.classList.remove('settling'), durationMs)
    return () => {
      clearTimeout(timer)
      shown?.classList.remove('settling')
    }
  }, [element, durationMs])
}
