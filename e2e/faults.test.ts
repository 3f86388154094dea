import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { openContext } from './openBrowser.ts'
import { logIn, type Desk } from './steps/practice.ts'
import { DEMO, useApp } from './useApp.ts'

const MAIN = join(import.meta.dirname, '../src/app/server/main.ts')

const stage = useApp({ demo: true })

/** Starts a second server and answers what it says before it ends. */
async function startAndEnd(environment: Record<string, string>): Promise<{ code: number | null; said: string }> {
  const child = spawn(process.execPath, [MAIN], { env: { PATH: process.env['PATH'], ...environment } })
  let said = ''
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()))
  child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()))
  const [code] = (await once(child, 'exit')) as [number | null]
  return { code, said }
}

describe('a start that cannot be', () => {
  it('is refused where another server has the database folder, in both languages and without a stack', async () => {
    const { code, said } = await startAndEnd({ DATA_DIR: stage.app.dataDir, PORT: '4790' })
    expect(code).toBe(1)
    expect(said).toMatch(/Datenbank/)
    expect(said).toMatch(/database/)
    expect(said).not.toMatch(/^\s+at /m)
  })

  it('is refused where DATA_DIR is no folder, and says so', async () => {
    const { code, said } = await startAndEnd({ DATA_DIR: MAIN, PORT: '4791' })
    expect(code).toBe(1)
    expect(said).toContain(MAIN)
    expect(said).not.toMatch(/^\s+at /m)
  })

  it('is refused where the port is taken, and says which setting helps', async () => {
    const { code, said } = await startAndEnd({
      DATA_DIR: `${stage.app.dataDir}-second`,
      PORT: new URL(stage.app.url).port,
    })
    expect(code).toBe(1)
    expect(said).toContain(`Port ${new URL(stage.app.url).port}`)
    expect(said).toContain('PORT')
    expect(said).not.toMatch(/^\s+at /m)
  })
})

describe('pages and addresses', () => {
  it('answers an unknown address with status 404 and the page of the specification', async () => {
    const page = await (await openContext(stage.browser, 'en')).newPage()
    const response = await page.goto(`${stage.app.url}/en/no-such-page`)
    expect(response?.status()).toBe(404)
    await page.getByText('The page could not be found.').waitFor()
    await page.locator('main').getByRole('link', { name: 'Go to homepage' }).click()
    await page.waitForURL(`${stage.app.url}/en`)
    await page.context().close()
  })

  it('looks at the browser’s language on the root only, and remembers a choice', async () => {
    const context = await openContext(stage.browser, 'en')
    const page = await context.newPage()
    await page.goto(stage.app.url)
    await page.waitForURL(`${stage.app.url}/en`)
    await page.goto(`${stage.app.url}/help`)
    expect(await page.locator('html').getAttribute('lang')).toBe('de')
    await page.goto(`${stage.app.url}/en/help`)
    expect(await page.locator('html').getAttribute('lang')).toBe('en')
    const cookie = (await context.cookies()).find((one) => one.name === 'i18n_redirected')
    expect(cookie?.value).toBe('en')
    expect(Math.round(((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400)).toBe(365)
    await context.close()
  })

  it('leads who is not logged in to the login and, after it, to where they wanted', async () => {
    const context = await openContext(stage.browser, 'de')
    const desk: Desk = { page: await context.newPage(), url: stage.app.url, locale: 'de' }
    await desk.page.goto(`${stage.app.url}/patient`)
    await desk.page.waitForURL(/\/login/)
    await desk.page.getByLabel('E-Mail-Adresse').fill(DEMO.email)
    await desk.page.getByLabel('Passwort', { exact: true }).fill(DEMO.password)
    await desk.page.getByRole('button', { name: 'Anmelden', exact: true }).click()
    await desk.page.waitForURL(`${stage.app.url}/patient`)
    await context.close()
  })

  it('tells who is logged in already that they are', async () => {
    const context = await openContext(stage.browser, 'de')
    const desk: Desk = { page: await context.newPage(), url: stage.app.url, locale: 'de' }
    await logIn(desk, DEMO)
    await desk.page.goto(`${stage.app.url}/login`)
    await desk.page.getByText('Sie sind bereits angemeldet').waitFor()
    await desk.page.goto(`${stage.app.url}/`)
    await desk.page.waitForURL(`${stage.app.url}/dashboard`)
    await context.close()
  })
})

describe('a key server that is not there', () => {
  it('ends the login in a clear sentence, and nothing is unlocked', async () => {
    const context = await openContext(stage.browser, 'de')
    const page = await context.newPage()
    await context.route('**/api/system/register-client', async (route) => {
      const response = await route.fetch()
      const configuration = (await response.json()) as object
      await route.fulfill({ response, json: { ...configuration, keyServerUrl: 'http://localhost:1' } })
    })
    await page.goto(`${stage.app.url}/login`)
    await page.getByLabel('E-Mail-Adresse').fill(DEMO.email)
    await page.getByLabel('Passwort', { exact: true }).fill(DEMO.password)
    await page.getByRole('button', { name: 'Anmelden', exact: true }).click()
    await page
      .getByText(/Schlüsselserver/)
      .first()
      .waitFor({ timeout: 60_000 })
    await page.goto(`${stage.app.url}/patient`)
    expect(await page.locator('body').innerText()).not.toContain('Weißenfels')
    await context.close()
  })
})
