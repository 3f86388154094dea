import { reportError as reportErrorCall } from '#features/operations/contract/reportError.ts'
import {
  endSession,
  getSession,
  logOut,
  onSessionEnd,
  setLoginNotice,
  watchSession,
} from '#features/account/web/door.ts'
import { callServer } from '#base/web/callServer.ts'
import { getLocale } from '#base/web/locale.ts'
import { clearMenuCounts } from '#base/web/menuCounts.ts'
import { onRefusals } from '#base/web/refusalEvents.ts'
import { setErrorReporter } from '#base/web/reportError.ts'
import { onTabNews, tellTabs } from '#base/web/sessionChannel.ts'
import { showToast } from '#base/web/showToast.ts'
import { textsIn } from '#base/web/useTexts.ts'
import { matchScreen } from '../matchScreen.ts'
import { loginAddress } from './localAddress.ts'
import type { createRouter } from './router.tsx'
import { register } from './startClient.ts'
import { de } from './text.de.ts'
import { en } from './text.en.ts'
import { watchSessionEnd } from './watchSessionEnd.ts'

/** Tells the base, which knows no feature, where refusals lead and where faults are reported. */
export function connectBase(router: ReturnType<typeof createRouter>): void {
  onRefusals({
    notLoggedIn: (refusal) => {
      const screen = matchScreen(location.pathname)?.screen
      endSession()
      if (screen?.guards.includes('loggedOut') === true) return
      showToast('danger', refusal.message)
      void router.navigate(loginAddress(location.pathname + location.search))
    },
    redirect: (url, refusal) => {
      showToast('info', refusal.message)
      void router.navigate(url)
    },
    renewToken: () =>
      register().then(
        () => true,
        () => false,
      ),
  })
  onSessionEnd(clearMenuCounts)
  endSessionInTime(router)
  setErrorReporter(sendReport)
  window.addEventListener('error', ({ error }) => {
    if (error instanceof Error) sendReport(error, {})
  })
  window.addEventListener('unhandledrejection', ({ reason }) => {
    if (reason instanceof Error) sendReport(reason, {})
  })
}

/** How often the tab looks whether anybody is still there. */
const LOOK_MS = 10_000

/** Ends this tab's session with the other tabs', and where nobody is there any more. */
function endSessionInTime(router: ReturnType<typeof createRouter>): void {
  const watch = watchSessionEnd({
    userID: () => getSession().user?.userID ?? null,
    endHere: (why) => {
      const mustLogIn = matchScreen(location.pathname)?.screen.guards.includes('loggedIn') === true
      const target = loginAddress(location.pathname + location.search)
      // Names go at once; the server is told behind it.
      endSession()
      if (why === 'idle') void logOut()
      setLoginNotice(textsIn({ de, en }, getLocale())[why === 'idle' ? 'endedIdle' : 'endedElsewhere'])
      if (mustLogIn) void router.navigate(target)
    },
    tell: tellTabs,
    nowMs: () => Date.now(),
  })
  watchSession(watch.changed)
  onTabNews(watch.heard)
  for (const kind of ['pointerdown', 'keydown', 'wheel'] as const)
    window.addEventListener(kind, watch.active, { passive: true, capture: true })
  setInterval(watch.look, LOOK_MS)
  document.addEventListener('visibilitychange', watch.look)
  // Taken from the browser's memory by "back": what it shows may be of a session that has ended since.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) location.reload()
  })
}

/** The route goes along as the table writes it, so that no id, token or query leaves the page with it. */
function sendReport(error: Error, additional: Record<string, string>): void {
  const screen = matchScreen(location.pathname)?.screen
  const report = {
    error: {
      type: error.name.slice(0, 200),
      message: error.message.slice(0, 2000),
      stack: (error.stack ?? '').slice(0, 8000),
    },
    route: { name: screen?.name ?? 'unknown', path: screen?.path ?? 'unknown', language: getLocale() },
    additional,
  }
  // oxlint-disable-next-line promise/no-promise-in-callback -- runs in event listeners, which wait for nothing
  callServer(reportErrorCall, report, { quiet: true, keepRefusal: true, keepalive: true }).catch((failed: unknown) => {
    console.warn('The report could not be sent', failed)
  })
}
