import { createStore, useStore } from '#base/web/store.ts'

/** Why the user stands before the login again, e.g. because the session could not be restored (Spec §4). Shown there once. */
const notice = createStore<string | null>(null)

export const setLoginNotice = notice.set

export function useLoginNotice(): string | null {
  return useStore(notice)
}
