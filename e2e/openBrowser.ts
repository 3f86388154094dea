import { type Browser, type BrowserContext, chromium } from 'playwright-core'

/** Chromium as installed on the machine; no download, no calls home. */
const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

export function openBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium', args: ARGUMENTS })
}

export const DESKTOP = { width: 1280, height: 900 }
export const PHONE = { width: 390, height: 844 }

/** Longest a step may take before the journey says which one it was. */
const STEP_MS = 15_000

/** A person's browser of its own: nothing is shared with the others. */
export async function openContext(browser: Browser, locale: 'de' | 'en', viewport = DESKTOP): Promise<BrowserContext> {
  const context = await browser.newContext({
    locale: locale === 'de' ? 'de-DE' : 'en-GB',
    viewport,
    timezoneId: 'Europe/Berlin',
    reducedMotion: 'reduce',
  })
  context.setDefaultTimeout(STEP_MS)
  return context
}
