import type { BrowserContext } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Locale } from '#base/domain/locale.ts'
import { openContext, PHONE } from './openBrowser.ts'
import { answer, answerAll, begin, currentItem, handIn, type Seat } from './steps/patient.ts'
import {
  addPatient,
  confirmEmail,
  logIn,
  logOut,
  prepareSitting,
  readLink,
  registerPractice,
  setUpKeys,
  type Desk,
  type Manager,
} from './steps/practice.ts'
import { useApp } from './useApp.ts'
import { address, wordsIn } from './words.ts'

const stage = useApp({ demo: false })

describe.each<[Locale]>([['de'], ['en']])('the first sitting, end to end (%s)', (locale) => {
  const manager: Manager = {
    email: `leitung-${locale}@praxis-grünstraße.example`,
    password: `Grün-Straße-${locale}-7`,
    firstName: 'Ayşe',
    lastName: 'Öztürk',
    practice: `Praxis Grünstraße ${locale}`,
  }
  const person = { firstName: 'Jürgen', lastName: 'Weißenfels', refName: 'W-17', birthYear: 1974 }
  let context: BrowserContext
  let desk: Desk
  let link = ''

  beforeAll(async () => {
    context = await openContext(stage.browser, locale)
    desk = { page: await context.newPage(), url: stage.app.url, locale }
  })
  afterAll(() => context.close())

  it('registers a practice, confirms the address from the mailbox and sets up its keys and recovery kit', async () => {
    await registerPractice(desk, manager)
    await confirmEmail(desk)
    await logIn(desk, manager)
    const code = await setUpKeys(desk)
    expect(code.split('-')).toHaveLength(14)
    await desk.page.getByRole('heading', { name: wordsIn(locale).sitting.dashboard.title }).waitFor()
  })

  it('adds a patient and finds them by name', async () => {
    await addPatient(desk, person)
    await desk.page.goto(address(stage.app.url, locale, '/patient'))
    await desk.page.getByLabel(wordsIn(locale).sitting.patientList.search).fill('weissenf')
    await desk.page.getByRole('link', { name: /Weißenfels, Jürgen/ }).waitFor()
  })

  it('sends a PHQ-9 by link; the patient answers on a phone, closes the tab in the middle and goes on at the same item', async () => {
    await prepareSitting(desk, { testID: 'phq-9', lastName: person.lastName, place: 'link' })
    link = await readLink(desk)
    const phone = await openContext(stage.browser, locale, PHONE)
    const seat: Seat = { page: await phone.newPage(), locale }
    await seat.page.goto(link)
    await begin(seat)
    await answerAll(seat, [2, 2, 3, 2])
    const fifth = await currentItem(seat)
    await seat.page.close()

    const again: Seat = { page: await phone.newPage(), locale }
    await again.page.goto(link)
    await begin(again)
    expect(await currentItem(again)).toBe(fifth)
    await answerAll(again, [1, 2, 1, 0])
    await answer(again, 1)
    await answer(again, 2)
    await handIn(again)
    await again.page.reload()
    await again.page.getByText(wordsIn(locale).run.end.delivered).waitFor()
    await again.page.goto(link)
    await again.page.getByText(wordsIn(locale).run.refused.done.heading).waitFor()
    expect(await again.page.getByRole('radio').count()).toBe(0)
    await phone.close()
  })

  it('shows the practice the risk item first, then the score with its range and how it came about', async () => {
    await desk.page.goto(address(stage.app.url, locale, '/dashboard'))
    const row = desk.page.getByRole('listitem').filter({ hasText: 'Weißenfels' }).first()
    await row.getByRole('link', { name: wordsIn(locale).sitting.evaluateNow }).click()
    await desk.page.getByRole('heading', { level: 1, name: 'PHQ-9' }).waitFor()
    const text = await desk.page.locator('main').innerText()
    expect(text).toMatch(locale === 'de' ? /14\s+von\s+27/ : /14\s+(of|out of)\s+27/)
    expect(text).toContain('2 + 2 + 3 + 2 + 1 + 2 + 1 + 0 + 1')
    expect(text).toContain(locale === 'de' ? 'Item 9 bejaht' : 'Item 9')
    expect(text).toContain('Weißenfels')
  })

  it('takes a second sitting on this device: staff is logged out before the first item', async () => {
    await prepareSitting(desk, { testID: 'phq-9', lastName: person.lastName, place: 'device' })
    const seat: Seat = { page: desk.page, locale }
    await begin(seat)
    await answerAll(seat, [1, 1, 1, 0, 0, 1, 0, 0, 0, 0])
    await handIn(seat)
    await desk.page.goto(address(stage.app.url, locale, '/dashboard'))
    await desk.page.waitForURL(/\/login/)
  })

  it('compares the two and shows the course', async () => {
    await logIn(desk, manager)
    await desk.page.goto(address(stage.app.url, locale, '/sitting'))
    await desk.page
      .getByRole('link', { name: /Weißenfels/ })
      .first()
      .click()
    await desk.page.waitForURL(/\/sitting\/[0-9a-f-]+/)
    const sittingID = /\/sitting\/([0-9a-f-]{36})/.exec(desk.page.url())?.[1] ?? ''
    await desk.page.goto(address(stage.app.url, locale, `/sitting/${sittingID}/progression`))
    await desk.page.getByRole('table').first().waitFor()
    const course = await desk.page.locator('main').innerText()
    expect(course).toContain('14')
    expect(course).toMatch(/\b4\b/)
    await desk.page.goto(address(stage.app.url, locale, `/sitting/${sittingID}/compare`))
    await desk.page.locator('main').getByText('PHQ-9').first().waitFor()
  })

  it('takes up the session after a reload without the password, and forgets everything at logout', async () => {
    await desk.page.goto(address(stage.app.url, locale, '/patient'))
    await desk.page.getByRole('link', { name: /Weißenfels, Jürgen/ }).waitFor()
    await desk.page.reload()
    await desk.page.getByRole('link', { name: /Weißenfels, Jürgen/ }).waitFor()
    await logOut(desk)
    const databases = await desk.page.evaluate(async () => (await indexedDB.databases()).map((one) => one.name))
    const kept = await desk.page.evaluate(() => [...Object.entries(localStorage), ...Object.entries(sessionStorage)])
    expect(JSON.stringify({ databases, kept })).not.toMatch(/Weißenfels|Jürgen/)
    await desk.page.goto(address(stage.app.url, locale, '/patient'))
    await desk.page.waitForURL(/\/login/)
  })
})
