/** A staff browser for tests: the real vault of the web floor, its engine in this thread, its calls injected into the real servers. */
import type { Contract } from '#base/contract/call.ts'
import type { ErrorShape } from '#base/contract/errorShape.ts'
import type { TestClient, TestServer } from '#app/server/testServer.ts'
import { login } from '#features/account/contract/login.ts'
import type { UserSession } from '#features/account/contract/userSession.ts'
import { makeVault, type Vault } from '#features/vault/web/makeVault.ts'
import { makeVaultEngine } from '#features/vault/web/makeVaultEngine.ts'
import type { KeptKey, SessionStore } from '#features/vault/web/sessionStore.ts'
import type { Call } from '#features/vault/web/vaultCalls.ts'
import type { TestKeyServer } from './testKeyServer.ts'

/** What a refusal looks like to the vault, as `ServerRefusal` does in the browser. */
export class TestRefusal extends Error {
  readonly code: string
  readonly statusCode: number

  constructor({ code, statusCode, message }: ErrorShape) {
    super(message)
    this.code = code
    this.statusCode = statusCode
  }
}

export interface TestBrowser {
  client: TestClient
  vault: Vault
  kept: KeptKey[]
  /** Called before and after each call reaches its server; throw to break it off, or hand back another answer. */
  between: { before?: (contract: Contract) => void; after?: (contract: Contract, answer: unknown) => unknown }
  /** Every call as `METHOD path`, in order. */
  sent: string[]
  /** Pauses between attempts; not waited for. */
  waitedMs: number[]
  login(email: string, password: string): Promise<UserSession>
  /** The same browser after a reload: memory is gone, what was kept is there. */
  reload(): TestBrowser
}

export function openTestBrowser(
  main: TestServer,
  keyServer: TestKeyServer,
  given: { client: TestClient; kept: KeptKey[] } = { client: main.newClient(), kept: [] },
): TestBrowser {
  const { client, kept } = given
  const between: TestBrowser['between'] = {}
  const sent: string[] = []
  const waitedMs: number[] = []
  const around =
    (send: Call): Call =>
    async (contract, input) => {
      between.before?.(contract)
      sent.push(`${contract.method} ${contract.path}`)
      const answer = await send(contract, input)
      return (between.after?.(contract, answer) ?? answer) as typeof answer
    }
  const toMain: Call = async (contract, input) => {
    const answer = await main.call(client, contract, input)
    if (!answer.ok) throw new TestRefusal(answer.refusal)
    return answer.body
  }
  const toKeyServer: Call = async (contract, input) => {
    const payload = input as object
    const response = await keyServer.server.inject({ method: 'POST', url: `/${contract.path}`, payload })
    if (response.statusCode >= 400) throw new TestRefusal(response.json())
    return response.json()
  }
  const vault = makeVault(
    {
      engine: makeVaultEngine(memoryStore(kept)),
      calls: { main: around(toMain), keyServer: around(toKeyServer) },
      wait: async (durationMs) => void waitedMs.push(durationMs),
    },
    (work) => work(),
  )
  return {
    client,
    vault,
    kept,
    between,
    sent,
    waitedMs,
    login: async (email, password) => {
      const authKey = await vault.deriveAuthKey(email, password)
      return (await main.expectOk(client, login, { email, password: authKey })).user
    },
    reload: () => openTestBrowser(main, keyServer, { client, kept }),
  }
}

/** IndexedDB is the browser's, not ours. */
function memoryStore(kept: KeptKey[]): SessionStore {
  return {
    read: async () => [...kept],
    add: async (key) => void kept.push(key),
    dropOlder: async () => void kept.splice(0, kept.length - 1),
    clear: async () => void kept.splice(0),
  }
}
