/**
 * The harness of all call tests: the real server over a fresh, migrated database (embedded, or a real PostgreSQL where
 * BEFUNDO_TEST_DATABASE_URL is set). Requests are injected, so there is no port; everything else is what users get.
 */
import type { Contract, InputGivenOf, OutputOf } from '#base/contract/call.ts'
import type { ErrorShape } from '#base/contract/errorShape.ts'
import type { Db } from '#base/server/database/db.ts'
import { openTestDatabase } from '#base/server/database/testDatabase.ts'
import { csrfTokenOf } from '#base/server/http/csrf.ts'
import { newCookieValue, sessionCookieName } from '#base/server/http/sessionCookie.ts'
import { makeLog } from '#base/server/log.ts'
import type { Settings } from '#base/server/settings.ts'
import { buildServer } from './buildServer.ts'

export const TEST_SETTINGS: Settings = {
  host: '127.0.0.1',
  port: 0,
  keyServerPort: 0,
  dataDir: '',
  webDir: '',
  databaseUrl: null,
  publicUrl: 'http://localhost:3000',
  keyServerUrl: 'http://localhost:3001',
  smtpUrl: null,
  mailFrom: 'Befundo <noreply@localhost>',
  productTitle: 'Befundo',
  b2c: true,
  b2b: true,
  demo: true,
  debug: true,
  registration: 'open',
  logLevel: 'info',
  formInputMaxLength: 2000,
  serverSecret: 'test-secret-that-is-long-enough-for-hmac',
}

/** Whose browser sends: only its cookie matters. */
export interface TestClient {
  cookie: string
}

export type Answer<C> =
  | { ok: true; status: number; body: OutputOf<C> }
  | { ok: false; status: number; refusal: ErrorShape }

export interface TestServer {
  db: Db
  settings: Settings
  /** Lines the server logged, for tests that nothing secret is among them. */
  logLines: string[]
  /** The clock of the server; move it to let things expire. */
  clock: { now: Date }
  /** A browser that is not logged in. */
  newClient(): TestClient
  /** Sends a call as that browser with its csrf token. A rotated cookie is kept in the client. */
  call<C extends Contract>(client: TestClient, contract: C, input: InputGivenOf<C>, more?: CallMore): Promise<Answer<C>>
  /** The same, for the allowed case: throws with the refusal where it is refused. */
  expectOk<C extends Contract>(client: TestClient, contract: C, input: InputGivenOf<C>): Promise<OutputOf<C>>
  close(): Promise<void>
}

export interface CallMore {
  language?: 'de' | 'en'
  /** Other headers, e.g. a wrong csrf token. */
  headers?: Record<string, string>
  /** Sent beside the input, to try unknown fields. */
  unknownFields?: Record<string, unknown>
}

export async function startTestServer(settings: Partial<Settings> = {}): Promise<TestServer> {
  const database = await openTestDatabase()
  const all = { ...TEST_SETTINGS, ...settings }
  const clock = { now: new Date('2026-11-21T09:00:00Z') }
  const logLines: string[] = []
  const server = await buildServer({
    db: database.db,
    settings: all,
    log: makeLog((line) => logLines.push(line)),
    now: () => clock.now,
  })

  const send = async <C extends Contract>(
    client: TestClient,
    contract: C,
    input: InputGivenOf<C>,
    more: CallMore = {},
  ): Promise<Answer<C>> => {
    const given: Record<string, unknown> = { ...(input as object), ...more.unknownFields }
    const path = contract.path.replaceAll(/\{(\w+)\}/g, (_whole, name: string) => {
      const value = String(given[name])
      delete given[name]
      return encodeURIComponent(value)
    })
    const inQuery = contract.method === 'GET' || contract.method === 'DELETE'
    const query = inQuery
      ? Object.fromEntries(Object.entries(given).map(([name, value]) => [name, String(value)]))
      : undefined
    const response = await server.inject({
      method: contract.method,
      url: `/api/${path}`,
      ...(query ? { query } : { payload: given }),
      headers: {
        cookie: `${sessionCookieName(all.publicUrl)}=${client.cookie}`,
        'accept-language': more.language ?? 'de',
        'csrf-token': csrfTokenOf(client.cookie, all.serverSecret),
        ...more.headers,
      },
    })
    const rotated = response.cookies.find((one) => one.name === sessionCookieName(all.publicUrl))
    if (rotated) client.cookie = rotated.value
    if (response.statusCode >= 400)
      return { ok: false, status: response.statusCode, refusal: response.json<ErrorShape>() }
    return { ok: true, status: response.statusCode, body: response.json<OutputOf<C>>() }
  }

  return {
    db: database.db,
    settings: all,
    logLines,
    clock,
    newClient: () => ({ cookie: newCookieValue() }),
    call: send,
    expectOk: async (client, contract, input) => {
      const answer = await send(client, contract, input)
      if (!answer.ok) throw new Error(`${contract.path} was refused: ${JSON.stringify(answer.refusal)}`)
      return answer.body
    },
    close: async () => {
      await server.close()
      await database.close()
    },
  }
}
