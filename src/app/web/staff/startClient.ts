import { autologin, getSession, logOut, setLoginNotice, setSession } from '#features/account/web/door.ts'
import { registerClient } from '#features/operations/contract/registerClient.ts'
import { setConfiguration } from '#features/operations/web/configuration.ts'
import { forgetKeptKeys, vault, VaultFailure } from '#features/vault/web/door.ts'
import { callServer } from '#base/web/callServer.ts'
import { errorSentence } from '#base/web/errorSentence.ts'
import { getLocale } from '#base/web/locale.ts'
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
  const isKnown = await autologin()
  if (isKnown && getSession().user === null) void forgetKeptKeys()
  await openVault()
  return true
}

let restoreFailed = false

/** Whether the session was just lost because its keys could not be opened again; true once. The visit then ends at the login (Spec §4). */
export function takeRestoreFailure(): boolean {
  const failed = restoreFailed
  restoreFailed = false
  return failed
}

/** Opens the keys again without the password. A session whose names cannot be read is of no use: any failure logs out. */
async function openVault(): Promise<void> {
  const { user } = getSession()
  if (user === null) return
  try {
    await vault.autologin({ user })
    if (!user.secured) setSession({ ...user, secured: true })
  } catch (error) {
    await logOut()
    setLoginNotice(error instanceof VaultFailure ? error.sentence(getLocale()) : errorSentence(null, '', error))
    restoreFailed = true
  }
}

/** Also used alone when the csrf token has run out. */
export async function register(): Promise<void> {
  const configuration = await callServer(registerClient, {}, { quiet: true, keepRefusal: true })
  setConfiguration(configuration)
  vault.useKeyServer(configuration.keyServerUrl)
}
