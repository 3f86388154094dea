import { createStore, useStore } from './store.ts'

export interface MenuCount {
  count: number
  /** Shown in red: somebody has to look. */
  isAlert: boolean
}

const counts = createStore<Readonly<Record<string, MenuCount>>>({})

/** The number beside a menu entry; `name` is the screen's name in the table. Zero takes it away. */
export function setMenuCount(name: string, count: number, isAlert = false): void {
  counts.set({ ...counts.get(), [name]: { count, isAlert } })
}

export function clearMenuCounts(): void {
  counts.set({})
}

export function useMenuCounts(): Readonly<Record<string, MenuCount>> {
  return useStore(counts)
}
