import { createStore } from '#base/web/store.ts'
import type { Ended } from './Screen.ts'

/** How often "back" was pressed in a running sitting; the run shows its notice when it rises (Spec §2 protectSitting). */
export const backPresses = createStore(0)

let isGuarding = false
let current: { ended: Ended | null } = { ended: null }

/**
 * Puts `path` into the address without a new entry, and from the first call on keeps the browser's "back" on this page: leaving a running
 * sitting goes by its buttons, and after the end nothing leads back to it.
 */
export function guardHistory(path: string, ended: Ended | null = null): void {
  current = { ended }
  history.replaceState(current, '', path)
  if (isGuarding) return
  isGuarding = true
  history.pushState(current, '', path)
  window.addEventListener('popstate', () => {
    history.pushState(current, '', location.pathname)
    backPresses.set(backPresses.get() + 1)
  })
}
