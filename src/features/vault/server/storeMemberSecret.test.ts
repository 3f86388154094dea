import { describe, expect, it } from 'vitest'
import { useTestServer } from '#app/server/useTestServer.ts'
import { buildFacility, buildMember, signInAs } from '#db/seed/builders.ts'
import { listSecrets } from '../contract/listSecrets.ts'
import { storeMemberSecret } from '../contract/storeMemberSecret.ts'

const server = useTestServer()
const secret = (keyId: string, sign = 'A', keyVersion = 1) => `1.${keyVersion}.${keyId}.${sign.repeat(683)}`
const ONE = '0123456789abcdef'
const OTHER = 'fedcba9876543210'
const forbidden = { status: 403, refusal: { code: 'permission.missing' } }

describe('facility/member/secret', () => {
  it('refuses a member who is not the admin, and the admin of another practice', async () => {
    const { facility } = await buildFacility(server)
    const member = await buildMember(server, facility.id, ['patient.view'])
    const { admin: stranger } = await buildFacility(server)
    for (const user of [member, stranger]) {
      const client = await signInAs(server, user)
      const input = { facilityID: facility.id, encryptedSecret: secret(ONE) }
      expect(await server.call(client, storeMemberSecret, input)).toMatchObject(forbidden)
    }
  })

  it('refuses a secret sealed for somebody else', async () => {
    const { facility, admin } = await buildFacility(server)
    const member = await buildMember(server, facility.id)
    const input = { facilityID: facility.id, encryptedSecret: secret(ONE), userID: member.id }
    expect(await server.call(await signInAs(server, admin), storeMemberSecret, input)).toMatchObject(forbidden)
  })

  it.each(['', 'secret', secret(ONE).slice(1), `${secret(ONE)}A`, secret(ONE.toUpperCase()), secret(ONE, 'A', 2)])(
    'refuses a secret of another form (%#)',
    async (encryptedSecret) => {
      const { facility, admin } = await buildFacility(server)
      const client = await signInAs(server, admin)
      const answer = await server.call(client, storeMemberSecret, { facilityID: facility.id, encryptedSecret })
      expect(answer).toMatchObject({ status: 400, refusal: { code: 'input.invalid' } })
    },
  )

  it('refuses a second secret of the facility and keeps the first', async () => {
    const { facility, admin } = await buildFacility(server)
    const client = await signInAs(server, admin)
    const facilityID = facility.id
    await server.expectOk(client, storeMemberSecret, { facilityID, encryptedSecret: secret(ONE) })
    const second = await server.call(client, storeMemberSecret, { facilityID, encryptedSecret: secret(OTHER) })
    expect(second).toMatchObject({ status: 409, refusal: { code: 'vault.facility_key_exists' } })
    // The same secret sealed anew is fine, and the first sealing stays.
    await server.expectOk(client, storeMemberSecret, { facilityID, encryptedSecret: secret(ONE, 'B') })
    expect((await server.expectOk(client, listSecrets, {})).secrets).toEqual([
      { _id: facilityID, secret: secret(ONE), hasSecret: true },
    ])
  })
})
