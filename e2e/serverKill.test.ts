import type { BrowserContext, Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { openContext, PHONE } from './openBrowser.ts'
import { startApp } from './startApp.ts'
import { answerAll, begin, currentItem, handIn } from './steps/patient.ts'
import { logIn, prepareSitting, readLink, type Desk } from './steps/practice.ts'
import { DEMO, useApp } from './useApp.ts'
import { address, wordsIn } from './words.ts'

const stage = useApp({ demo: true })
let desk: Desk
let phone: BrowserContext
beforeAll(async () => {
  desk = { page: await (await openContext(stage.browser, 'de')).newPage(), url: stage.app.url, locale: 'de' }
  phone = await openContext(stage.browser, 'de', PHONE)
  await logIn(desk, DEMO)
})

const words = wordsIn('de').run

async function openLink(lastName: string): Promise<{ page: Page; locale: 'de' }> {
  await prepareSitting(desk, { testID: 'gad-7', lastName, place: 'link' })
  const page = await phone.newPage()
  await page.goto(await readLink(desk))
  return { page, locale: 'de' }
}

/** The newest result of this person in the practice's list, as text. */
async function resultOf(lastName: string): Promise<string> {
  await desk.page.goto(address(stage.app.url, 'de', '/sitting'))
  await desk.page.getByLabel(wordsIn('de').sitting.list.filter).fill(lastName)
  return await desk.page.getByRole('row').filter({ hasText: lastName }).first().innerText()
}

describe('a power cut at the server', () => {
  it('in the middle of a sitting: the patient goes on answering, and hands in after the server is back', async () => {
    const seat = await openLink('Kühnel')
    await begin(seat)
    await answerAll(seat, [1, 2, 1])
    await stage.app.killHard()
    await answerAll(seat, [3, 1, 2, 0])
    await seat.page.getByRole('button', { name: words.finish.send }).click()
    await seat.page.getByText(words.end.onDevice).waitFor()
    await stage.app.startAgain()
    await seat.page.getByText(words.end.delivered).waitFor({ timeout: 90_000 })
    expect(await resultOf('Kühnel')).toMatch(/10 von 21/)
  })

  it('between the save and its receipt: the save arrives once, the receipt comes with the next attempt', async () => {
    const seat = await openLink('Möhring')
    await begin(seat)
    await answerAll(seat, [1, 1, 1, 1, 1, 1, 1])
    let dropped = 0
    await seat.page.route('**/api/sitting/save', async (route) => {
      if (dropped > 0) return route.continue()
      dropped += 1
      await route.fetch()
      await stage.app.killHard()
      await route.abort('connectionreset')
    })
    await seat.page.getByRole('button', { name: words.finish.send }).dblclick()
    await seat.page.getByText(words.end.onDevice).waitFor()
    await stage.app.startAgain()
    await seat.page.getByText(words.end.delivered).waitFor({ timeout: 90_000 })
    expect(dropped).toBe(1)
    expect(await resultOf('Möhring')).toMatch(/7 von 21/)
    const left = await seat.page.evaluate(async () => (await indexedDB.databases()).map((one) => one.name))
    expect(JSON.stringify(left)).not.toContain('gad')
  })

  it('with the tab closed as well: reopening the link goes on at the same item with every answer', async () => {
    const seat = await openLink('Nüßlein')
    const link = seat.page.url()
    await begin(seat)
    await answerAll(seat, [2, 0, 3])
    const fourth = await currentItem(seat)
    await stage.app.killHard()
    await seat.page.close()
    await stage.app.startAgain()
    const again = { page: await phone.newPage(), locale: 'de' as const }
    await again.page.goto(link)
    await begin(again)
    expect(await currentItem(again)).toBe(fourth)
    await answerAll(again, [1, 0, 0, 0])
    await handIn(again)
    expect(await resultOf('Nüßlein')).toMatch(/6 von 21/)
  })
})

describe('a power cut during the very first start', () => {
  it('leaves no half demo practice: the next start makes it whole', async () => {
    const app = await startApp({ DEMO: 'true' })
    // The account is there, its patients are not yet.
    await app.untilPrinted('/api/user/login')
    await app.killHard()
    expect(app.output()).not.toContain(DEMO.email)
    await app.startAgain()
    await app.untilPrinted(DEMO.email)
    const context = await openContext(stage.browser, 'de')
    const page = await context.newPage()
    await logIn({ page, url: app.url, locale: 'de' }, DEMO)
    await page.goto(address(app.url, 'de', '/patient'))
    await page.getByText(wordsIn('de').sitting.patientList.count(40), { exact: true }).waitFor()
    await page.getByRole('link', { name: /Weißenfels, Jürgen/ }).waitFor()
    await context.close()
    await app.stop()
  })
})
