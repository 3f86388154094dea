import { beforeAll, expect, test } from 'vitest'
import { buildFacility, signInAs } from '#db/seed/builders.ts'
import { useTestServer } from '#app/server/useTestServer.ts'
import { prepareInstruments } from '#features/instrument/server/door.ts'
import { listTests } from '../contract/listTests.ts'
import { markFavorite } from '../contract/markFavorite.ts'

const server = useTestServer()
beforeAll(() => prepareInstruments())
const someone = async () => signInAs(server, (await buildFacility(server)).admin)

test('refuses who is not logged in, and a test that does not exist', async () => {
  const nobody = await server.call(server.newClient(), markFavorite, { testID: 'phq-9', isFavorite: true })
  const unknown = await server.call(await someone(), markFavorite, { testID: 'phq-10', isFavorite: true })
  expect(nobody.ok || nobody.refusal.code).toBe('session.not_logged_in')
  expect(unknown.ok || unknown.refusal.code).toBe('test.not_found')
})

test('keeps favourites apart by user; marking twice is harmless', async () => {
  const [mine, other] = [await someone(), await someone()]
  await server.expectOk(mine, markFavorite, { testID: 'phq-9', isFavorite: true })
  await server.expectOk(mine, markFavorite, { testID: 'phq-9', isFavorite: true })
  const starred = async (client: { cookie: string }) =>
    (await server.expectOk(client, listTests, {})).tests.filter((one) => one.isFavorite).map((one) => one._id)
  expect(await starred(mine)).toEqual(['phq-9'])
  expect(await starred(other)).toEqual([])
  await server.expectOk(mine, markFavorite, { testID: 'phq-9', isFavorite: false })
  expect(await starred(mine)).toEqual([])
})
