import { beforeAll, expect, test } from 'vitest'
import { buildFacility, signInAs } from '#db/seed/builders.ts'
import { useTestServer } from '#app/server/useTestServer.ts'
import { prepareInstruments } from '#features/instrument/server/door.ts'
import { getTest } from '../contract/getTest.ts'

const server = useTestServer()
beforeAll(() => prepareInstruments())
const someone = async () => signInAs(server, (await buildFacility(server)).admin)

test('refuses who is not logged in, and a test that does not exist', async () => {
  const nobody = await server.call(server.newClient(), getTest, { id: 'phq-9' })
  const unknown = await server.call(await someone(), getTest, { id: 'phq-10' })
  expect(nobody.ok || nobody.refusal.code).toBe('session.not_logged_in')
  expect(unknown.ok || unknown.refusal.code).toBe('test.not_found')
})

test('tells ranges with their source, a sample item, and that there is no norm', async () => {
  const { test: phq } = await server.expectOk(await someone(), getTest, { id: 'phq-9' })
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
