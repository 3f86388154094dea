import { callServer } from '#base/web/callServer.ts'
import { queryClient } from '#base/web/queryClient.ts'
import { tellTabs } from '#base/web/sessionChannel.ts'
import { logout } from '#features/account/contract/logout.ts'
import { clearStoredTests } from '#features/catalogue/web/door.ts'
import { vault } from '#features/vault/web/door.ts'

/**
 * Gives this device to a patient: the session ends, keys, secrets, names and caches go, and only then the patient's page opens, in the place
 * of this one so that "back" leads nowhere near it. The page load itself drops what memory still held.
 */
export async function handOver(address: string): Promise<void> {
  await vault.lock()
  await clearStoredTests()
  await callServer(logout, {})
  tellTabs({ kind: 'ended' })
  queryClient.clear()
  location.replace(address)
}
