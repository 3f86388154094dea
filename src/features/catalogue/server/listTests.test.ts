import { beforeAll, expect, test } from 'vitest'
import { buildFacility, signInAs } from '#db/seed/builders.ts'
import { useTestServer } from '#app/server/useTestServer.ts'
import { prepareInstruments } from '#features/instrument/server/door.ts'
import { listTests } from '../contract/listTests.ts'
import { TOPIC_LABELS } from '../domain/topicLabels.ts'

const server = useTestServer()
beforeAll(() => prepareInstruments())
const someone = async () => signInAs(server, (await buildFacility(server)).admin)

test('refuses who is not logged in, and a query that is not declared', async () => {
  const nobody = await server.call(server.newClient(), listTests, {})
  const curious = await server.call(await someone(), listTests, {}, { unknownFields: { include: 'all' } })
  expect(nobody.ok || nobody.refusal.code).toBe('session.not_logged_in')
  expect(curious.ok || curious.refusal.code).toBe('input.invalid')
})

test('lists tests in the language asked for', async () => {
  const client = await someone()
  const english = await server.call(client, listTests, { exclude: 'isVariant' }, { language: 'en' })
  const { tests } = await server.expectOk(client, listTests, { exclude: 'isVariant' })
  const german = tests.find((one) => one._id === 'phq-9')
  expect(german?.fullname).toContain('Gesundheitsfragebogen')
  expect(english.ok && english.body.tests.find((one) => one._id === 'phq-9')?.fullname).toContain('Patient Health')
  expect(german).toMatchObject({ name: 'PHQ-9', questions: 10, duration: 3, isBattery: false, price: { yourTotal: 0 } })
})

test('every topic of every test has a word in both languages', async () => {
  const { tests } = await server.expectOk(await someone(), listTests, {})
  const topics = tests.flatMap((one) => [...one.disorder, ...one.guideline])
  expect(topics.filter((topic) => !(topic in TOPIC_LABELS))).toEqual([])
  expect(topics.length).toBeGreaterThan(0)
})
