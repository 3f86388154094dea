import { afterAll, beforeAll } from 'vitest'
import type { Settings } from '#base/server/settings.ts'
import { startTestServer, type TestServer } from './testServer.ts'

/** The harness for one test file: starts before its first test, closes after its last. */
export function useTestServer(settings: Partial<Settings> = {}): TestServer {
  let running: TestServer | null = null
  beforeAll(async () => {
    running = await startTestServer(settings)
  })
  afterAll(() => running?.close())
  const get = <K extends keyof TestServer>(name: K): TestServer[K] => {
    if (!running) throw new Error('The test server runs only inside tests')
    return running[name]
  }
  return {
    get db() {
      return get('db')
    },
    get settings() {
      return get('settings')
    },
    get logLines() {
      return get('logLines')
    },
    get clock() {
      return get('clock')
    },
    newClient: () => get('newClient')(),
    call: (client, contract, input, more) => get('call')(client, contract, input, more),
    expectOk: (client, contract, input) => get('expectOk')(client, contract, input),
    close: () => get('close')(),
  }
}
