import { callServer } from '#base/web/callServer.ts'
import { logout } from '../contract/logout.ts'
import { endSession } from './session.ts'

/**
 * Ends the session here and on the server. Keys, secrets and names leave this browser even where the server cannot be reached; the
 * answer says whether it was.
 */
export async function logOut(): Promise<boolean> {
  try {
    const { csrfToken } = await callServer(logout, {}, { keepRefusal: true })
    endSession(csrfToken)
    return true
  } catch (error) {
    console.warn('The session could not be ended on the server', error)
    endSession()
    return false
  }
}
