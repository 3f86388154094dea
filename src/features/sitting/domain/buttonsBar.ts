/** Keys of the buttons bar (Spec §4). `ff` (fast-forward) goes to the furthest page reached. */
export const CONTROL_KEYS = ['next', 'back', 'cancel', 'ff', 'custom'] as const
export type ControlKey = (typeof CONTROL_KEYS)[number]

export function isControlKey(key: string): key is ControlKey {
  return (CONTROL_KEYS as readonly string[]).includes(key)
}

export interface ButtonsBar {
  /** Presses a key; a locked key does nothing, an invalid one is told to `reject`. */
  press: (key: string) => void
  /** Locks a key until the returned function is called. Several parts may lock the same key. */
  lock: (key: ControlKey) => () => void
  isLocked: (key: ControlKey) => boolean
}

/** The bar below a sitting's page: `act` does what a key means, `reject` says that there is no such key (a console error in the browser). */
export function createButtonsBar(act: (key: ControlKey) => void, reject: (message: string) => void): ButtonsBar {
  const locks = new Set<{ key: ControlKey }>()
  const isLocked = (key: ControlKey) => [...locks].some((lock) => lock.key === key)
  return {
    press: (key) => {
      if (!isControlKey(key)) reject('invalid key')
      else if (!isLocked(key)) act(key)
    },
    lock: (key) => {
      const lock = { key }
      locks.add(lock)
      return () => locks.delete(lock)
    },
    isLocked,
  }
}
