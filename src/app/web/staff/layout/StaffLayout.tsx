import { Outlet, useLocation } from 'react-router'
import { ErrorBoundary } from '#base/web/ErrorBoundary.tsx'
import { Navbar } from '../shell/Navbar.tsx'
import { NetworkNotice } from '../shell/NetworkNotice.tsx'
import { Sidebar } from '../shell/Sidebar.tsx'
import css from './frame.module.css'

/** The practice at work: navbar and sidebar. */
export function StaffLayout() {
  const { pathname } = useLocation()
  return (
    <>
      <Navbar />
      <Sidebar />
      <NetworkNotice />
      <main className={css.main} id="main" tabIndex={-1}>
        {/* A new page gets a new boundary, so that one that failed does not stay. */}
        <ErrorBoundary key={pathname} name="screen" isScreen>
          <Outlet />
        </ErrorBoundary>
      </main>
    </>
  )
}
