import { setClientConfiguration } from '#base/web/clientConfiguration.ts'
import { queryClient } from '#base/web/queryClient.ts'
import { createStore, useStore } from '#base/web/store.ts'
import type { SessionFacility, UserSession } from '../contract/userSession.ts'

/**
 * - `unknown`: the client has not started yet.
 * - `loggedOut`: nobody, or the session could not be restored.
 * - `loggedIn`: `user` is there. Whether the key is open is told by `user.secured`.
 */
export type SessionStatus = 'unknown' | 'loggedOut' | 'loggedIn'

export interface Session {
  status: SessionStatus
  user: UserSession | null
}

const LOGGED_OUT: Session = { status: 'loggedOut', user: null }
const session = createStore<Session>({ status: 'unknown', user: null })
const endings = new Set<() => void>()

export const getSession = session.get
export const watchSession = session.subscribe

export function useSession(): Session {
  return useStore(session)
}

/** Who is logged in, on a screen behind the guard `loggedIn`. */
export function useUser(): UserSession {
  const { user } = useSession()
  if (user === null) throw new Error('This part is shown only to who is logged in')
  return user
}

/** The facility that is selected, or null for a private user (Spec §6). */
export function facilityOf(user: UserSession): SessionFacility | null {
  return user.filter === 'private' ? null : (user.facilities.find(({ _id }) => _id === user.filter) ?? null)
}

/** After login, autologin or a change of the profile. Login and logout bring a new csrf token along. */
export function setSession(user: UserSession, csrfToken?: string): void {
  if (csrfToken !== undefined) setClientConfiguration({ csrfToken })
  session.set({ status: 'loggedIn', user })
}

/** Forgets everything that belonged to the user: session, kept answers, and what was registered by `onSessionEnd`. */
export function endSession(csrfToken?: string): void {
  if (csrfToken !== undefined) setClientConfiguration({ csrfToken })
  const wasLoggedIn = session.get().status === 'loggedIn'
  session.set(LOGGED_OUT)
  queryClient.clear()
  if (wasLoggedIn) for (const end of endings) end()
}

/** Registers what must be wiped when the session ends: opened keys, decrypted names, the selected patient. */
export function onSessionEnd(wipe: () => void): void {
  endings.add(wipe)
}
