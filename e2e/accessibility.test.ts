import AxeBuilder from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import type { Locale } from '#base/domain/locale.ts'
import { DESKTOP, openContext, PHONE } from './openBrowser.ts'
import { answer, begin } from './steps/patient.ts'
import { logIn, prepareSitting, readLink, type Desk } from './steps/practice.ts'
import { address } from './words.ts'
import { DEMO, useApp } from './useApp.ts'

const stage = useApp({ demo: true })

/** Waits until nothing loads any more, then asks axe and measures whether the page has to be pushed sideways. */
async function faultsOf(page: Page): Promise<string[]> {
  await page.locator('h1').first().waitFor()
  await page.waitForLoadState('networkidle')
  const { violations } = await new AxeBuilder({ page }).analyze()
  const tooWide = await page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)
  return [
    ...violations.map((one) => `${one.id}: ${one.nodes.map((node) => node.target.join(' ')).join(', ')}`),
    ...(tooWide ? ['wider than the screen'] : []),
  ]
}

const GUEST_PAGES = [
  '/',
  '/login',
  '/register',
  '/register/verify',
  '/register/verify-again',
  '/staging',
  '/help',
  '/legal/imprint',
  '/legal/privacy',
  '/no-such-page',
]
const STAFF_PAGES = [
  '/dashboard',
  '/patient',
  '/patient/add',
  '/test',
  '/test/phq-9/details',
  '/test/phq-9/prepare',
  '/sitting',
]
const SIZES = [
  ['de', DESKTOP],
  ['en', PHONE],
] as const satisfies readonly [Locale, typeof DESKTOP][]

describe.each(SIZES)('every screen (%s, %o) passes axe and fits its width', (locale, viewport) => {
  it.each(GUEST_PAGES)('%s', async (path) => {
    const context = await openContext(stage.browser, locale, viewport)
    const page = await context.newPage()
    await page.goto(address(stage.app.url, locale, path))
    expect(await faultsOf(page)).toEqual([])
    await context.close()
  })

  it('all screens of the practice', async () => {
    const context = await openContext(stage.browser, locale, viewport)
    const desk: Desk = { page: await context.newPage(), url: stage.app.url, locale }
    await logIn(desk, DEMO)
    const { patientID, sittingID, openID } = await demoIDs(desk.page)
    const faults: Record<string, string[]> = {}
    for (const path of [
      ...STAFF_PAGES,
      `/patient/${patientID}/view`,
      `/patient/${patientID}/edit`,
      `/patient/${patientID}/sitting`,
      `/sitting/${sittingID}`,
      `/sitting/${sittingID}/evaluate`,
      `/sitting/${sittingID}/progression`,
      `/sitting/${sittingID}/compare`,
      `/sitting/${openID}/initiate`,
    ]) {
      await desk.page.goto(address(stage.app.url, locale, path))
      const found = await faultsOf(desk.page)
      if (found.length > 0) faults[path] = found
    }
    await prepareSitting(desk, { testID: 'who-5', lastName: 'Süß', place: 'qr' })
    await desk.page.waitForURL(/initiate\/qrcode/)
    const found = await faultsOf(desk.page)
    if (found.length > 0) faults['/sitting/{id}/initiate/qrcode'] = found
    expect(faults).toEqual({})
    await context.close()
  })

  it('all pages of the patient, from the link to the thanks', async () => {
    const staff: Desk = { page: await (await openContext(stage.browser, locale)).newPage(), url: stage.app.url, locale }
    await logIn(staff, DEMO)
    await prepareSitting(staff, { testID: 'who-5', lastName: 'Thöne', place: 'link' })
    const link = await readLink(staff)
    const context = await openContext(stage.browser, locale, viewport)
    const seat = { page: await context.newPage(), locale }
    await seat.page.goto(link)
    const faults = { start: await faultsOf(seat.page), item: [] as string[], end: [] as string[] }
    await begin(seat)
    faults.item = await faultsOf(seat.page)
    for (let item = 0; item < 5; item += 1) await answer(seat, 2)
    await seat.page.locator('.bar .go').click()
    await seat.page.locator('.end').waitFor()
    faults.end = await faultsOf(seat.page)
    expect(faults).toEqual({ start: [], item: [], end: [] })
    await context.close()
  })
})

/** A patient with a finished sitting, and a sitting that waits, read through the page's own session. */
async function demoIDs(page: Page): Promise<{ patientID: string; sittingID: string; openID: string }> {
  const { sittings } = await page.evaluate(async () => {
    const response = await fetch('/api/sitting/list')
    return (await response.json()) as {
      sittings: { _id: string; state: string; patient: string; testID: string; trash: boolean }[]
    }
  })
  const done = sittings.find((one) => one.state === 'evaluated' && one.testID === 'phq-9' && !one.trash)
  const open = sittings.find((one) => one.state === 'patient' && !one.trash)
  if (!done || !open) throw new Error('The demo practice lacks sittings')
  return { patientID: done.patient, sittingID: done._id, openID: open._id }
}
