import { Outlet } from 'react-router'
import { ErrorBoundary } from '#base/web/ErrorBoundary.tsx'
import { Footer } from '../shell/Footer.tsx'
import { Navbar } from '../shell/Navbar.tsx'
import { NetworkNotice } from '../shell/NetworkNotice.tsx'
import css from './frame.module.css'

/** Public pages, login and registration: navbar, no sidebar. */
export function GuestLayout() {
  return (
    <div className={css.guest}>
      <Navbar />
      <NetworkNotice />
      <main className={css.guestMain} id="main" tabIndex={-1}>
        <ErrorBoundary name="guest" isScreen>
          <Outlet />
        </ErrorBoundary>
      </main>
      <Footer />
    </div>
  )
}
