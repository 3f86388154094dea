import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { useTestServer } from '#app/server/useTestServer.ts'
import { buildFacility, buildMember, signInAs } from '#db/seed/builders.ts'
import { getRecovery } from '../contract/getRecovery.ts'
import { storeMemberSecret } from '../contract/storeMemberSecret.ts'
import { storeRecoveryKit } from '../contract/storeRecoveryKit.ts'

const server = useTestServer()
const keyId = '0123456789abcdef'

describe('facility/{facilityId}/recovery', () => {
  it('refuses who does not work there', async () => {
    const [{ facility }, { admin: stranger }] = [await buildFacility(server), await buildFacility(server)]
    const answer = await server.call(await signInAs(server, stranger), getRecovery, { facilityId: facility.id })
    expect(answer).toMatchObject({ status: 403, refusal: { code: 'permission.missing' } })
  })

  it('does not count who asks: a secret that one holds alone is lost with the own password', async () => {
    const { facility, admin } = await buildFacility(server)
    const [client, facilityID] = [await signInAs(server, admin), facility.id]
    await server.expectOk(client, storeMemberSecret, { facilityID, encryptedSecret: `1.1.${keyId}.${'A'.repeat(683)}` })
    const recovery = { facilityId: facilityID }
    expect(await server.expectOk(client, getRecovery, recovery)).toEqual({ paths: 0, kit: null })
    const member = await signInAs(server, await buildMember(server, facilityID))
    expect(await server.expectOk(member, getRecovery, recovery)).toEqual({ paths: 1, kit: null })
  })

  it('tells every member that there is a kit, and of it the id and the day only', async () => {
    const { facility, admin } = await buildFacility(server)
    const [client, facilityID] = [await signInAs(server, admin), facility.id]
    await server.expectOk(client, storeMemberSecret, { facilityID, encryptedSecret: `1.1.${keyId}.${'A'.repeat(683)}` })
    const kit = { kitID: randomUUID(), facilityID, keyVersion: 1, keyId, sealed: 'A'.repeat(82) }
    await server.expectOk(client, storeRecoveryKit, kit)
    const member = await signInAs(server, await buildMember(server, facilityID), { proved: false })
    expect(await server.expectOk(member, getRecovery, { facilityId: facilityID })).toEqual({
      paths: 2,
      kit: { kitID: kit.kitID, madeAt: server.clock.now.toISOString() },
    })
  })
})
