import { callServer } from '#base/web/callServer.ts'
import { autologin as autologinCall } from '../contract/autologin.ts'
import { endSession, setSession } from './session.ts'

/**
 * Takes up the session of the cookie (Spec §4, client start). Without one, or on failure, the user is logged out. Answers whether the server said
 * so: only then what is kept for a reload is worth nothing any more.
 */
export async function autologin(): Promise<boolean> {
  try {
    const { user } = await callServer(autologinCall, {}, { keepRefusal: true })
    if (user === null) endSession()
    else setSession(user)
    return true
  } catch (error) {
    console.warn('The session could not be taken up', error)
    endSession()
    return false
  }
}
