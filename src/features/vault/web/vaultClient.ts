import { callServer } from '#base/web/callServer.ts'
import { useStore } from '#base/web/store.ts'
import { callKeyServer } from './callKeyServer.ts'
import { makeVault, type VaultState } from './makeVault.ts'
import { remoteEngine } from './remoteEngine.ts'
import { VaultFailure } from './vaultFailure.ts'
import type { VaultCalls } from './vaultCalls.ts'

let keyServerUrl: string | null = null

const calls: VaultCalls = {
  // Refusals come back to the vault, which decides; a 401 in the middle must not navigate away on its own.
  main: (contract, input) => callServer(contract, input, { keepRefusal: true }),
  keyServer: async (contract, input) => {
    if (keyServerUrl === null) throw new VaultFailure('vault.key_server_unreachable', 'useKeyServer was not called')
    return callKeyServer(keyServerUrl, contract, input)
  },
}

const engine = remoteEngine(
  () => new Worker(new URL('./vaultWorker.ts', import.meta.url), { type: 'module', name: 'befundo-vault' }),
)

/** Two tabs that restore at once would replace each other's session secret. */
async function oneTabAtATime<T>(work: () => Promise<T>): Promise<T> {
  if (!('locks' in navigator)) return work()
  return await navigator.locks.request('befundo-vault-session', work)
}

/** The one vault of the page. */
export const vault = {
  ...makeVault({ engine, calls }, oneTabAtATime),
  /** Tells the address of the key server, as the configuration has it. */
  useKeyServer: (url: string): void => {
    keyServerUrl = url
  },
}

export function useVaultState(): VaultState {
  return useStore(vault.state)
}
