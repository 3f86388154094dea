import { createStore, useStore } from './store.ts'

/** Whether the browser has a network (its own online and offline events, Spec §4) and whether the server could be reached at the start. */
export interface NetworkState {
  isOnline: boolean
  /** The sentence of a failed start, kept until it succeeds. */
  startError: string | null
}

const network = createStore<NetworkState>({ isOnline: navigator.onLine, startError: null })

window.addEventListener('online', () => network.set({ ...network.get(), isOnline: true }))
window.addEventListener('offline', () => network.set({ ...network.get(), isOnline: false }))

export const networkState = network.get

export function useNetwork(): NetworkState {
  return useStore(network)
}

export function setStartError(startError: string | null): void {
  network.set({ ...network.get(), startError })
}
