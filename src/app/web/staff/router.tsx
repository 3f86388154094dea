import { createBrowserRouter, type RouteObject } from 'react-router'
import { pageTitle } from '#base/domain/pageTitle.ts'
import { getLocale } from '#base/web/locale.ts'
import { productTitle } from '#base/web/usePageTitle.ts'
import { textsIn } from '#base/web/useTexts.ts'
import { matchScreen } from '../matchScreen.ts'
import type { Layout, Screen } from '../screen.ts'
import { screens } from '../screens.ts'
import { ErrorScreen } from './ErrorScreen.tsx'
import { globalGuard } from './guards.ts'
import { BlankLayout } from './layout/BlankLayout.tsx'
import { GuestLayout } from './layout/GuestLayout.tsx'
import { StaffLayout } from './layout/StaffLayout.tsx'
import { PageError } from './PageError.ts'
import { Root } from './Root.tsx'
import { screenRoute } from './screenRoute.tsx'
import { Starting } from './Starting.tsx'
import { de } from './text.de.ts'
import { en } from './text.en.ts'

const LAYOUTS: Record<Layout, RouteObject['Component']> = {
  blank: BlankLayout,
  guest: GuestLayout,
  default: StaffLayout,
  boss: StaffLayout,
  // Never drawn: these rows lead to the other entry.
  sitting: BlankLayout,
}

/** The browser's router, made from the table: one optional segment for the language, one route per layout, one per row. */
export function createRouter(): ReturnType<typeof createBrowserRouter> {
  const rows: readonly Screen[] = screens
  const layouts = Object.entries(LAYOUTS).map(([layout, Component]): RouteObject => ({
    id: `layout-${layout}`,
    Component: Component ?? null,
    children: rows.filter((row) => row.layout === layout).map(screenRoute),
  }))
  const router = createBrowserRouter([
    {
      id: 'root',
      path: 'en?',
      Component: Root,
      ErrorBoundary: ErrorScreen,
      HydrateFallback: Starting,
      middleware: [globalGuard((pathname) => matchScreen(pathname)?.screen ?? null)],
      children: [...layouts, { path: '*', loader: refuseUnknownPage, element: <></> }],
    },
  ])
  keepTitle(router)
  return router
}

function refuseUnknownPage(): never {
  throw new PageError(404, textsIn({ de, en }, getLocale()).notFound)
}

/** Sets the title of the tab when the address changes; a screen that knows better replaces it afterwards (`usePageTitle`). */
function keepTitle(router: ReturnType<typeof createBrowserRouter>): void {
  let shown = location.pathname
  router.subscribe(({ location: { pathname }, errors }) => {
    if (pathname === shown || errors !== null) return
    shown = pathname
    const match = matchScreen(pathname)
    if (match !== null) document.title = pageTitle({ title: match.screen.title[match.locale], product: productTitle() })
  })
}
