import { useEffect, useRef, type ReactNode } from 'react'
import { usePageTitle } from '#base/web/usePageTitle.ts'

/** Heading of a page; takes the focus when it appears, so that a screen reader begins here, and names the tab. */
export function PageHeading({ children, tab, id }: { children: ReactNode; tab: string; id?: string }) {
  const heading = useRef<HTMLHeadingElement>(null)
  usePageTitle(tab)
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    window.scrollTo(0, 0)
  }, [])
  return (
    <h1 ref={heading} tabIndex={-1} id={id}>
      {children}
    </h1>
  )
}
