import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildFacility, signInAs } from '#db/seed/builders.ts'
import { startTestServer, type TestServer } from '#app/server/testServer.ts'
import { prepareInstruments } from '#features/instrument/server/door.ts'
import { getTest } from '../contract/getTest.ts'
import { listTests } from '../contract/listTests.ts'
import { markFavorite } from '../contract/markFavorite.ts'
import { TOPIC_LABELS } from '../domain/topicLabels.ts'

let server: TestServer
let mine: { cookie: string }
let other: { cookie: string }

beforeAll(async () => {
  await prepareInstruments()
  server = await startTestServer()
  mine = await signInAs(server, (await buildFacility(server)).admin)
  other = await signInAs(server, (await buildFacility(server)).admin)
})
afterAll(() => server.close())

const refusal = async (answer: Promise<{ ok: boolean }>) => {
  const got = await answer
  return 'refusal' in got ? (got.refusal as { code: string }).code : 'allowed'
}

test('refuses the catalogue to who is not logged in', async () => {
  const nobody = server.newClient()
  expect(await refusal(server.call(nobody, listTests, {}))).toBe('session.not_logged_in')
  expect(await refusal(server.call(nobody, getTest, { id: 'phq-9' }))).toBe('session.not_logged_in')
  expect(await refusal(server.call(nobody, markFavorite, { testID: 'phq-9', isFavorite: true }))).toBe('session.not_logged_in')
})

test('refuses a test that does not exist', async () => {
  expect(await refusal(server.call(mine, getTest, { id: 'phq-10' }))).toBe('test.not_found')
  expect(await refusal(server.call(mine, markFavorite, { testID: 'phq-10', isFavorite: true }))).toBe('test.not_found')
})

test('refuses a query that is not declared', async () => {
  expect(await refusal(server.call(mine, listTests, {}, { unknownFields: { include: 'all' } }))).toBe('input.invalid')
})

test('lists tests in the language asked for', async () => {
  const english = await server.call(mine, listTests, { exclude: 'isVariant' }, { language: 'en' })
  const { tests } = await server.expectOk(mine, listTests, { exclude: 'isVariant' })
  const german = tests.find((one) => one._id === 'phq-9')
  expect(german?.fullname).toContain('Gesundheitsfragebogen')
  expect(english.ok && english.body.tests.find((one) => one._id === 'phq-9')?.fullname).toContain('Patient Health')
  expect(german).toMatchObject({ name: 'PHQ-9', questions: 10, duration: 3, isBattery: false, price: { yourTotal: 0 } })
})

test('every topic of every test has a word in both languages', async () => {
  const { tests } = await server.expectOk(mine, listTests, {})
  const topics = tests.flatMap((one) => [...one.disorder, ...one.guideline])
  expect(topics.filter((topic) => !(topic in TOPIC_LABELS))).toEqual([])
  expect(topics.length).toBeGreaterThan(0)
})

test('keeps favourites apart by user; marking twice is harmless', async () => {
  await server.expectOk(mine, markFavorite, { testID: 'phq-9', isFavorite: true })
  await server.expectOk(mine, markFavorite, { testID: 'phq-9', isFavorite: true })
  const starred = async (client: { cookie: string }) =>
    (await server.expectOk(client, listTests, {})).tests.filter((one) => one.isFavorite).map((one) => one._id)
  expect(await starred(mine)).toEqual(['phq-9'])
  expect(await starred(other)).toEqual([])
  await server.expectOk(mine, markFavorite, { testID: 'phq-9', isFavorite: false })
  expect(await starred(mine)).toEqual([])
})

test('details tell ranges with their source, a sample item, and that there is no norm', async () => {
  const { test: phq } = await server.expectOk(mine, getTest, { id: 'phq-9' })
  expect(phq.bands.map(({ from, to, label }) => [from, to, label])).toEqual([
    [0, 4, 'minimal'],
    [5, 9, 'leicht'],
    [10, 14, 'mittelgradig'],
    [15, 19, 'ausgeprägt'],
    [20, 27, 'schwer'],
  ])
  expect(phq.bands.every((band) => band.source.includes('Kroenke'))).toBe(true)
  expect(phq.sample.text).toBe('Wenig Interesse oder Freude an Ihren Tätigkeiten')
  expect(phq.sample.options).toHaveLength(4)
  expect(phq.normStatus).toBe('none')
})
