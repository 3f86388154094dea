import { setClientConfiguration } from '#base/web/clientConfiguration.ts'
import { createStore, useStore } from '#base/web/store.ts'
import type { ClientConfiguration } from '../contract/registerClient.ts'

const configuration = createStore<ClientConfiguration | null>(null)

/** The server configuration of Spec §3; null until the client is registered, which is before any screen but the error page. */
export function useConfiguration(): ClientConfiguration | null {
  return useStore(configuration)
}

export function setConfiguration(next: ClientConfiguration): void {
  configuration.set(next)
  setClientConfiguration({ csrfToken: next.csrfToken })
}
