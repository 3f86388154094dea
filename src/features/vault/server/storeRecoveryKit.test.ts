import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { useTestServer } from '#app/server/useTestServer.ts'
import { buildFacility, buildMember, signInAs } from '#db/seed/builders.ts'
import { getRecovery } from '../contract/getRecovery.ts'
import { storeMemberSecret } from '../contract/storeMemberSecret.ts'
import { storeRecoveryKit } from '../contract/storeRecoveryKit.ts'
import { isRecoveryKitConfirmed } from './isRecoveryKitConfirmed.ts'

const server = useTestServer()
const keyId = '0123456789abcdef'

async function practice() {
  const { facility, admin } = await buildFacility(server)
  const client = await signInAs(server, admin)
  const facilityID = facility.id
  await server.expectOk(client, storeMemberSecret, { facilityID, encryptedSecret: `1.1.${keyId}.${'A'.repeat(683)}` })
  const kit = { kitID: randomUUID(), facilityID, keyVersion: 1, keyId, sealed: 'A'.repeat(82) }
  return { facilityID, client, kit }
}

describe('facility/recovery-kit', () => {
  it('refuses a member who is not the admin', async () => {
    const { facilityID, kit } = await practice()
    const client = await signInAs(server, await buildMember(server, facilityID))
    expect(await server.call(client, storeRecoveryKit, kit)).toMatchObject({ status: 403 })
    expect(await isRecoveryKitConfirmed(server.db, facilityID)).toBe(false)
  })

  it('refuses a kit of a secret the practice does not use', async () => {
    const { client, kit, facilityID } = await practice()
    for (const wrong of [{ keyId: 'fedcba9876543210' }, { keyVersion: 2 }]) {
      expect(await server.call(client, storeRecoveryKit, { ...kit, ...wrong })).toMatchObject({ status: 409 })
    }
    expect(await isRecoveryKitConfirmed(server.db, facilityID)).toBe(false)
  })

  it('counts one recovery path after the kit, also where it is sent twice or replaced', async () => {
    const { client, kit, facilityID } = await practice()
    const recovery = () => server.expectOk(client, getRecovery, { facilityId: facilityID })
    expect(await recovery()).toEqual({ paths: 0, kit: null })
    await server.expectOk(client, storeRecoveryKit, kit)
    await server.expectOk(client, storeRecoveryKit, kit)
    expect(await recovery()).toMatchObject({ paths: 1, kit: { kitID: kit.kitID } })
    const newer = { ...kit, kitID: randomUUID() }
    await server.expectOk(client, storeRecoveryKit, newer)
    expect(await recovery()).toMatchObject({ paths: 1, kit: { kitID: newer.kitID } })
    expect(await isRecoveryKitConfirmed(server.db, facilityID)).toBe(true)
  })
})
