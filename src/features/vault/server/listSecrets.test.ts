import { describe, expect, it } from 'vitest'
import { useTestServer } from '#app/server/useTestServer.ts'
import { buildFacility, buildMember, signInAs } from '#db/seed/builders.ts'
import { listSecrets } from '../contract/listSecrets.ts'
import { storeMemberSecret } from '../contract/storeMemberSecret.ts'

const server = useTestServer()
const encryptedSecret = `1.1.0123456789abcdef.${'A'.repeat(683)}`

describe('facility/secrets', () => {
  it('tells a member who was not activated that there is a secret, but gives none', async () => {
    const { facility, admin } = await buildFacility(server)
    const client = await signInAs(server, await buildMember(server, facility.id))
    expect((await server.expectOk(client, listSecrets, {})).secrets).toEqual([
      { _id: facility.id, secret: null, hasSecret: false },
    ])
    await server.expectOk(await signInAs(server, admin), storeMemberSecret, {
      facilityID: facility.id,
      encryptedSecret,
    })
    expect((await server.expectOk(client, listSecrets, {})).secrets).toEqual([
      { _id: facility.id, secret: null, hasSecret: true },
    ])
  })

  it('tells of no practice but the own ones', async () => {
    const [own, foreign] = [await buildFacility(server), await buildFacility(server)]
    for (const { facility, admin } of [own, foreign])
      await server.expectOk(await signInAs(server, admin), storeMemberSecret, {
        facilityID: facility.id,
        encryptedSecret,
      })
    expect((await server.expectOk(await signInAs(server, own.admin), listSecrets, {})).secrets).toEqual([
      { _id: own.facility.id, secret: encryptedSecret, hasSecret: true },
    ])
  })
})
