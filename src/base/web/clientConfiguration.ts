import { createStore } from './store.ts'

/** The part of the server's configuration that the base itself needs. The whole of it is kept by `features/operations/web`. */
export interface ClientConfiguration {
  csrfToken: string
}

const configuration = createStore<ClientConfiguration | null>(null)

/** Null until the client is registered (Spec §4, client start). */
export const getClientConfiguration = configuration.get
export const setClientConfiguration = configuration.set
