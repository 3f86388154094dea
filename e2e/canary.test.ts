import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContext } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { findText } from './findText.ts'
import { openContext } from './openBrowser.ts'
import { answerAll, begin, handIn } from './steps/patient.ts'
import {
  addPatient,
  confirmEmail,
  logIn,
  prepareSitting,
  readLink,
  registerPractice,
  setUpKeys,
  type Desk,
} from './steps/practice.ts'
import { useApp } from './useApp.ts'

const PATIENT = { firstName: 'Quästorkanarie', lastName: 'Ölbaumkanarie', refName: 'Kürzelkanarie-9', birthYear: 1971 }
const PASSWORD = 'Kanarienpasswort-Ä8'
/** Staff names are visible to the server, and said to be so: finding this one shows that the search reads what it claims to read. */
const STAFF_NAME = 'Praxisleitungkanarie'

const stage = useApp({ demo: false })
let context: BrowserContext
const sent: Buffer[] = []

beforeAll(async () => {
  context = await openContext(stage.browser, 'de')
  context.on('request', (request) => {
    sent.push(Buffer.from(`${request.method()} ${request.url()} ${JSON.stringify(request.headers())}`))
    const body = request.postDataBuffer()
    if (body) sent.push(body)
  })
})
function filesBelow(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name)
    return statSync(path).isDirectory() ? filesBelow(path) : [path]
  })
}

/** Where a text lies, as `place: form`. */
function placesOf(text: string): string[] {
  const inFiles = filesBelow(stage.app.dataDir).flatMap((file) =>
    findText(readFileSync(file), text).map((form) => `${file.slice(stage.app.dataDir.length)}: ${form}`),
  )
  const inRequests = findText(Buffer.concat(sent.flatMap((one) => [one, Buffer.from('\n')])), text).map(
    (form) => `requests: ${form}`,
  )
  const inLogs = findText(Buffer.from(stage.app.output()), text).map((form) => `log: ${form}`)
  return [...inFiles, ...inRequests, ...inLogs]
}

describe('names and passwords', () => {
  let code = ''

  it('are typed in a whole first day of a practice', async () => {
    const desk: Desk = { page: await context.newPage(), url: stage.app.url, locale: 'de' }
    const manager = {
      email: 'kanarie@praxis.example',
      password: PASSWORD,
      firstName: 'Ada',
      lastName: STAFF_NAME,
      practice: 'Praxis',
    }
    await registerPractice(desk, manager)
    await confirmEmail(desk)
    await logIn(desk, manager)
    code = await setUpKeys(desk)
    await addPatient(desk, PATIENT)
    await prepareSitting(desk, { testID: 'gad-7', lastName: PATIENT.lastName, place: 'link' })
    const seat = { page: await context.newPage(), locale: 'de' as const }
    await seat.page.goto(await readLink(desk))
    await begin(seat)
    await answerAll(seat, [1, 1, 1, 1, 1, 1, 1])
    await handIn(seat)
    await stage.app.stopKeepingFiles()
  })

  it('are searched for where the search finds what is there: the staff name in database and requests', () => {
    const places = placesOf(STAFF_NAME).join('\n')
    expect(places).toMatch(/database.*plain/)
    expect(places).toMatch(/requests: plain/)
  })

  it.each([
    ['the last name of a patient', PATIENT.lastName],
    ['the first name of a patient', PATIENT.firstName],
    ['the reference of a patient', PATIENT.refName],
    ['the password', PASSWORD],
  ])('never leave the browser: %s is in no request, log, mail or database file', (_what, text) => {
    expect(placesOf(text)).toEqual([])
  })

  it('never leave the browser: the code of the recovery kit neither', () => {
    expect(placesOf(code)).toEqual([])
    expect(placesOf(code.replaceAll('-', ''))).toEqual([])
  })
})
