import type { Browser } from 'playwright-core'
import { afterAll, beforeAll } from 'vitest'
import { DEMO_EMAIL, DEMO_PASSWORD } from '#db/seed/demo/demoAccount.ts'
import { openBrowser } from './openBrowser.ts'
import { startApp, type App } from './startApp.ts'

/** Who can log in where the demo practice is. */
export const DEMO = { email: DEMO_EMAIL, password: DEMO_PASSWORD }

export interface Stage {
  readonly app: App
  readonly browser: Browser
}

/** Server and browser for one file of journeys: there before its first step, gone after its last. `demo`: with the demo practice. */
export function useApp(given: { demo: boolean }): Stage {
  let app: App | null = null
  let browser: Browser | null = null
  beforeAll(async () => {
    app = await startApp(given.demo ? { DEMO: 'true' } : {})
    if (given.demo) await app.untilPrinted(DEMO_EMAIL)
    browser = await openBrowser()
  })
  afterAll(async () => {
    await browser?.close()
    await app?.stop()
  })
  const there = <T>(one: T | null): T => {
    if (one === null) throw new Error('Server and browser are there only inside a journey')
    return one
  }
  return {
    get app() {
      return there(app)
    },
    get browser() {
      return there(browser)
    },
  }
}
