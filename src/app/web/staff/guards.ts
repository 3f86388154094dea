import { redirect, type MiddlewareFunction } from 'react-router'
import { facilityOf, getSession } from '#features/account/web/door.ts'
import type { UserSession } from '#features/account/contract/userSession.ts'
import { vault } from '#features/vault/web/door.ts'
import { getLocale, localeOfPath, setLocale } from '#base/web/locale.ts'
import { networkState } from '#base/web/network.ts'
import { showToast } from '#base/web/showToast.ts'
import { to } from '#base/web/to.ts'
import { textsIn } from '#base/web/useTexts.ts'
import type { Guard, Screen } from '../screen.ts'
import { keySetUpAddress, localAddress, loginAddress } from './localAddress.ts'
import { PageError } from './PageError.ts'
import { startClient, takeRestoreFailure } from './startClient.ts'
import { de } from './text.de.ts'
import { en } from './text.en.ts'

/** Beginnings of the names of the pages that someone on the waiting list may visit. */
const WAITING_ALLOWED = [
  'index',
  'dashboard',
  'log',
  'register',
  'help',
  'legal',
  'settings',
  'pricing',
  'news',
  'changelog',
  'contact',
]

/** Runs on every route (Spec §2): the language of the address, the client start, the waiting list. */
export function globalGuard(screenAt: (pathname: string) => Screen | null): MiddlewareFunction {
  return async ({ request }) => {
    const { pathname, search } = new URL(request.url)
    setLocale(localeOfPath(pathname))
    await startClient()
    const isLogin = screenAt(pathname)?.name === 'login'
    if (takeRestoreFailure() && !isLogin) throw redirect(loginAddress(pathname + search))
    const { user } = getSession()
    const name = screenAt(pathname)?.name
    if (user?.waiting === true && name !== undefined && !WAITING_ALLOWED.some((start) => name.startsWith(start))) {
      throw redirect(to('/dashboard'))
    }
  }
}

type Check = (visit: { screen: Screen; user: UserSession | null; target: string }) => void

/** `protectSitting` has no check on the way in: it keeps from leaving, and the sitting's own entry does that. */
const CHECKS: Record<Guard, Check> = {
  landingSwitch: ({ user }) => {
    if (user !== null) throw redirect(to('/dashboard'))
  },
  loggedIn: requireLogin,
  loggedOut: ({ user }) => {
    if (user !== null) throw new PageError(403, texts().alreadyLoggedIn)
  },
  feature: (visit) => {
    const facility = facilityOf(requireLogin(visit))
    const { feature } = visit.screen
    if (facility === null) throw new PageError(403, texts().practiceNeeded)
    if (feature === undefined) throw new PageError(400, texts().unknownFeature(visit.screen.name))
    if (facility.features !== null && facility.features[feature] !== true)
      throw new PageError(403, texts().featureMissing)
  },
  isBoss: ({ user }) => {
    if (user === null) throw redirect(to('/login'))
    if (!user.enabled2FA || !user.permissions.includes('boss.login')) throw redirect(localAddress('/boss/login'))
  },
  protectSitting: () => undefined,
}

function requireLogin({ screen, user, target }: Parameters<Check>[0]): UserSession {
  const { startError } = networkState()
  if (startError !== null) throw new PageError(503, startError)
  // Without keys no screen of the practice can show a name: the set-up comes first.
  const needsSetUp = user !== null && vault.state.get().status === 'setUpNeeded'
  if (needsSetUp && screen.name !== 'login-keys') throw redirect(keySetUpAddress(target))
  if (user !== null) return user
  showToast('info', texts().notLoggedIn)
  throw redirect(loginAddress(target))
}

/** The guards of one row, in the order of the row. */
export function guardsOf(screen: Screen): MiddlewareFunction[] {
  return screen.guards.map((guard) => ({ request }) => {
    const { pathname, search } = new URL(request.url)
    CHECKS[guard]({ screen, user: getSession().user, target: pathname + search })
  })
}

function texts(): typeof de {
  return textsIn({ de, en }, getLocale())
}
