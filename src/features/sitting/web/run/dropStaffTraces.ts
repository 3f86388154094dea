import { tellTabs } from '#base/web/sessionChannel.ts'
import { RUN_DATABASE } from './runStore.ts'

/**
 * Staff handed this browser to a patient (`logout` of `sitting/start`): everything the staff side kept here goes before page 1: sealed keys, secrets,
 * index, caches. What lived in the staff page's memory went when this entry was loaded. The patient's own database stays.
 */
export async function dropStaffTraces(): Promise<void> {
  tellTabs({ kind: 'ended' })
  localStorage.clear()
  sessionStorage.clear()
  const databases = 'databases' in indexedDB ? await indexedDB.databases() : []
  for (const { name } of databases) if (name !== undefined && name !== RUN_DATABASE) indexedDB.deleteDatabase(name)
  if ('caches' in window) for (const name of await caches.keys()) await caches.delete(name)
}
