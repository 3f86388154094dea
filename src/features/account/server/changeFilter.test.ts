import { beforeEach, describe, expect, it } from 'vitest'
import { useTestServer } from '#app/server/useTestServer.ts'
import { buildFacility, signInAs } from '#db/seed/builders.ts'
import { emptyTestServer } from '#db/seed/emptyTestServer.ts'
import { changeFilter } from '../contract/changeFilter.ts'

const server = useTestServer()
beforeEach(async () => await emptyTestServer(server))

describe('changeFilter', () => {
  it('refuses who is not logged in', async () => {
    expect(await server.call(server.newClient(), changeFilter, { filter: 'private' })).toMatchObject({ status: 401 })
  })

  it('refuses a practice of others in the same words as one that does not exist', async () => {
    const own = await buildFacility(server)
    const foreign = await buildFacility(server)
    const client = await signInAs(server, own.admin)
    const one = await server.call(client, changeFilter, { filter: foreign.facility.id })
    const other = await server.call(client, changeFilter, { filter: '00000000-0000-4000-8000-000000000000' })
    expect(one).toMatchObject({ status: 403, refusal: { code: 'permission.missing' } })
    expect(other).toEqual(one)
  })

  it('selects another practice one works in, and private', async () => {
    const { admin, facility } = await buildFacility(server)
    const second = await buildFacility(server, { admin })
    const client = await signInAs(server, admin)
    for (const filter of [second.facility.id, 'private', facility.id]) {
      expect((await server.expectOk(client, changeFilter, { filter })).user.filter).toBe(filter)
    }
  })
})
