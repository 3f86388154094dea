import { createStore } from '#base/web/store.ts'
import type { Ended } from './flow.ts'

/** How often "back" was pressed in a running sitting; the run shows its notice when it rises (Spec §2 protectSitting). */
export const backPresses = createStore(0)

let isGuarding = false

/**
 * Puts `path` into the address without a new entry, and from the first call on keeps the browser's "back" on this page: leaving a running
 * sitting goes by its buttons, and after the end nothing leads back to it.
 */
export function guardHistory(path: string, ended: Ended | null = null): void {
  const state = { ended }
  history.replaceState(state, '', path)
  if (isGuarding) return
  isGuarding = true
  history.pushState(state, '', path)
  window.addEventListener('popstate', () => {
    history.pushState(history.state, '', location.pathname)
    backPresses.set(backPresses.get() + 1)
  })
}
