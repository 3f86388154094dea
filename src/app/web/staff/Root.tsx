import { useEffect, useRef } from 'react'
import { Outlet, ScrollRestoration, useLocation } from 'react-router'
import { LoadingBar } from '#base/web/LoadingBar.tsx'
import { CommandPalette } from './shell/CommandPalette.tsx'
import { SkipLink } from './shell/SkipLink.tsx'

/** Around every screen: skip link, loading bar, command palette, scroll position, focus. */
export function Root() {
  useFocusAfterNavigation()
  return (
    <>
      <SkipLink />
      <LoadingBar />
      <Outlet />
      <CommandPalette />
      <ScrollRestoration />
    </>
  )
}

/** Puts the focus on the heading of a new page, unless the page has put it to where its work starts. */
function useFocusAfterNavigation(): void {
  const { pathname } = useLocation()
  const previous = useRef(pathname)
  useEffect(() => {
    if (previous.current === pathname) return
    previous.current = pathname
    const main = document.querySelector<HTMLElement>('#main')
    if (main === null || main.contains(document.activeElement)) return
    const heading = main.querySelector<HTMLElement>('h1[tabindex]') ?? main
    heading.focus({ preventScroll: true })
  }, [pathname])
}
