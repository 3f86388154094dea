/** What a practice does, step by step, in the words of its screens. */
import type { Page } from 'playwright-core'
import type { Locale } from '#base/domain/locale.ts'
import { address, wordsIn } from '../words.ts'

export interface Manager {
  email: string
  password: string
  firstName: string
  lastName: string
  practice: string
}

export interface Desk {
  page: Page
  url: string
  locale: Locale
}

export async function registerPractice({ page, url, locale }: Desk, manager: Manager): Promise<void> {
  const t = wordsIn(locale).account
  await page.goto(address(url, locale, '/register'))
  await page.getByText(t.register.useCases.medical.label).click()
  await page.getByLabel(t.register.facilityName).fill(manager.practice)
  await page.getByLabel(t.register.firstName).fill(manager.firstName)
  await page.getByLabel(t.register.lastName).fill(manager.lastName)
  await page.getByLabel(t.email).fill(manager.email)
  await page.getByLabel(t.password, { exact: true }).fill(manager.password)
  await page.getByLabel(t.register.tos).check()
  await page.getByRole('button', { name: t.register.submit }).click()
  await page.getByRole('heading', { name: t.mailSent.title }).waitFor()
}

/** Opens the mail in the development mailbox and follows its link; a button confirms. */
export async function confirmEmail({ page, url, locale }: Desk): Promise<void> {
  const t = wordsIn(locale).account
  await page.goto(address(url, locale, '/staging'))
  const link = page.locator('a[href*="/register/verify?code="]').first()
  await link.waitFor()
  await page.goto((await link.getAttribute('href')) ?? '')
  await page.getByRole('button', { name: t.verify.submit }).click()
  await page.getByRole('heading', { name: t.verify.doneTitle }).waitFor()
}

export async function logIn({ page, url, locale }: Desk, manager: Pick<Manager, 'email' | 'password'>): Promise<void> {
  const t = wordsIn(locale).account
  await page.goto(address(url, locale, '/login'))
  await page.getByLabel(t.email).fill(manager.email)
  await page.getByLabel(t.password, { exact: true }).fill(manager.password)
  await page.getByRole('button', { name: t.login.submit }).click()
  await page.waitForURL((at) => !at.pathname.endsWith('/login'), { timeout: 60_000 })
}

/** First login: waits for the keys, then makes the recovery kit and types its last group. Answers the code on the sheet. */
export async function setUpKeys({ page, locale }: Desk): Promise<string> {
  const t = wordsIn(locale).facility
  await page.getByRole('button', { name: t.keySetUp.toKit }).click({ timeout: 90_000 })
  await page.getByRole('button', { name: t.kit.make, exact: true }).click()
  await page.getByRole('button', { name: t.kit.show }).click()
  const groups = await page.getByRole('list', { name: t.kit.codeLabel }).getByRole('listitem').allInnerTexts()
  const code = groups.map((group) => group.trim())
  await page.getByLabel(t.kit.lastGroup).fill(code.at(-1) ?? '')
  await page.getByRole('button', { name: t.kit.confirm, exact: true }).click()
  await page.getByRole('heading', { name: t.kit.doneTitle }).waitFor()
  await page.getByRole('link', { name: t.kit.toWork }).click()
  return code.join('-')
}

export interface NewPatient {
  firstName: string
  lastName: string
  refName: string
  birthYear: number
}

export async function addPatient({ page, url, locale }: Desk, patient: NewPatient): Promise<void> {
  const t = wordsIn(locale).patient
  await page.goto(address(url, locale, '/patient/add'))
  await page.getByLabel(t.lastName).fill(patient.lastName)
  await page.getByLabel(t.firstName).fill(patient.firstName)
  await page.getByLabel(t.refName).fill(patient.refName)
  await page.getByLabel(t.birthYear).fill(String(patient.birthYear))
  await page.getByLabel(t.gender).selectOption('female')
  await page.getByRole('button', { name: t.saveAndStart }).click()
  await page.getByRole('heading', { name: new RegExp(patient.lastName) }).waitFor()
}

/** Who, what, where. Ends where the place leads: the patient's screen, the QR code or the link. */
export async function prepareSitting(
  { page, url, locale }: Desk,
  choice: { testID: string; lastName: string; place: 'device' | 'qr' | 'link' },
): Promise<void> {
  const t = wordsIn(locale).sitting
  await page.goto(address(url, locale, `/test/${choice.testID}/prepare?where=${choice.place}`))
  await page.getByLabel(t.prepare.search).fill(choice.lastName)
  await page
    .getByRole('button', { name: new RegExp(choice.lastName) })
    .first()
    .click()
  await page.getByRole('button', { name: t.initiate.go[choice.place] }).click()
}

/** The link as the practice would pass it on. */
export async function readLink({ page, locale }: Desk): Promise<string> {
  const t = wordsIn(locale).sitting
  const field = page.getByLabel(t.initiate.linkLabel)
  await field.waitFor()
  return await field.inputValue()
}

export async function logOut({ page, url, locale }: Desk): Promise<void> {
  const t = wordsIn(locale).account
  await page.goto(address(url, locale, '/logout'))
  await page.getByRole('heading', { name: t.logout.doneTitle }).waitFor()
}
