import { expect, it } from 'vitest'
import { openContext } from './openBrowser.ts'
import { answerAll, begin, handIn } from './steps/patient.ts'
import { logIn, logOut, prepareSitting, type Desk } from './steps/practice.ts'
import { DEMO, useApp } from './useApp.ts'
import { address, wordsIn } from './words.ts'

/** A patient of the demo practice. */
const LAST_NAME = 'Weißenfels'

const stage = useApp({ demo: true })

/** Two windows of one browser in which the practice works. */
async function twoWindows(): Promise<[Desk, Desk]> {
  const context = await openContext(stage.browser, 'de')
  const open = async (): Promise<Desk> => ({ page: await context.newPage(), url: stage.app.url, locale: 'de' })
  const [one, other] = [await open(), await open()]
  await logIn(one, DEMO)
  await other.page.goto(address(other.url, 'de', '/patient'))
  await other.page.getByText(LAST_NAME).first().waitFor()
  return [one, other]
}

const shownIn = ({ page }: Desk) => page.locator('body').innerText()

it('forgets the names in every window when the device is given to a patient, who is asked at the end to give it back', async () => {
  const [one, other] = await twoWindows()
  await prepareSitting(one, { testID: 'gad-7', lastName: LAST_NAME, place: 'device' })
  await other.page.waitForURL(/\/login/)
  expect(await shownIn(other)).not.toContain(LAST_NAME)

  // A browser slows down the windows behind.
  await one.page.bringToFront()
  const seat = { page: one.page, locale: 'de' as const }
  await begin(seat)
  await answerAll(seat, [1, 1, 1, 1, 1, 1, 1])
  await handIn(seat)
  await one.page.getByText(wordsIn('de').run.end.handBack).waitFor()
  await one.page.context().close()
})

it('forgets the names in every window when one logs out', async () => {
  const [one, other] = await twoWindows()
  await logOut(one)
  await other.page.waitForURL(/\/login/)
  expect(await shownIn(other)).not.toContain(LAST_NAME)
  await one.page.context().close()
})

/** Opens the patient from the list and answers their id. */
async function openPatient({ page }: Desk): Promise<string> {
  await page.getByText(LAST_NAME).first().click()
  await page.waitForURL(/\/patient\/[\w-]{36}\/view/)
  await page.getByRole('heading', { name: new RegExp(LAST_NAME) }).waitFor()
  return /\/patient\/([\w-]{36})\//.exec(page.url())?.[1] ?? ''
}

it('puts no name of a patient into the title of the window, which the browser keeps in its history', async () => {
  const [, { page, url, locale }] = await twoWindows()
  const patientID = await openPatient({ page, url, locale })
  const titles = [await page.title()]
  const answer = await page.request.get(`${url}/api/sitting/list?patient=${patientID}`)
  const { sittings } = (await answer.json()) as {
    sittings: { _id: string; finishedAt: string | null; trash: boolean }[]
  }
  const finished = sittings.find(({ finishedAt, trash }) => finishedAt !== null && !trash)
  for (const name of ['evaluate', 'progression', 'compare']) {
    await page.goto(`${url}/sitting/${finished?._id}/${name}`)
    await page.getByText(LAST_NAME).first().waitFor()
    titles.push(await page.title())
  }
  expect(titles.join('\n')).not.toMatch(/Jürgen|Weißenfels/)
  await page.context().close()
})

it('takes back nothing that a colleague changed in the same patient at the same time', async () => {
  const [one, other] = await twoWindows()
  const t = wordsIn('de').patient
  const edit = `/patient/${await openPatient(other)}/edit`
  for (const { page, url } of [one, other]) {
    await page.goto(`${url}${edit}`)
    await page.getByLabel(t.birthYear).waitFor()
  }
  const save = ({ page }: Desk) => page.getByRole('button', { name: t.save, exact: true }).click()
  await one.page.getByLabel(t.birthYear).fill('1947')
  await save(one)
  await one.page.waitForURL(/\/view/)

  await other.page.getByLabel(t.firstName).fill('Jörg')
  await save(other)
  await other.page.getByText(t.joined).waitFor()
  expect(await other.page.getByLabel(t.birthYear).inputValue()).toBe('1947')
  expect(await other.page.getByLabel(t.firstName).inputValue()).toBe('Jörg')
  await save(other)
  await other.page.getByRole('heading', { name: `Jörg ${LAST_NAME}` }).waitFor()
  await one.page.context().close()
})
