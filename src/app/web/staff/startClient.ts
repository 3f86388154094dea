import { autologin } from '#features/account/web/autologin.ts'
import { registerClient } from '#features/operations/contract/registerClient.ts'
import { setConfiguration } from '#features/operations/web/configuration.ts'
import { callServer } from '#base/web/callServer.ts'
import { errorSentence } from '#base/web/errorSentence.ts'
import { setStartError } from '#base/web/network.ts'

let started: Promise<boolean> | null = null

/**
 * Client start (Spec §4): register, then automatic login, then initialized. Resolves to false where the server could not be reached;
 * the app counts as offline then, the sentence is kept, and the next call tries again.
 */
export function startClient(): Promise<boolean> {
  started ??= start()
  return started
}

async function start(): Promise<boolean> {
  try {
    await register()
  } catch (error) {
    setStartError(errorSentence(null, '', error))
    started = null
    return false
  }
  setStartError(null)
  await autologin()
  return true
}

/** Also used alone when the csrf token has run out. */
export async function register(): Promise<void> {
  setConfiguration(await callServer(registerClient, {}, { quiet: true, keepRefusal: true }))
}
