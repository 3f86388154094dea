import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { useTestServer } from '#app/server/useTestServer.ts'
import { buildFacility, buildMember, signInAs } from '#db/seed/builders.ts'
import { getPublicKey } from '../contract/getPublicKey.ts'
import { storePublicKey } from '../contract/storePublicKey.ts'
import type { FormatFixture } from '../web/fixtures/FormatFixture.ts'

const server = useTestServer()
const fixture: FormatFixture = JSON.parse(
  readFileSync(new URL('../web/fixtures/format-v1.json', import.meta.url), 'utf8'),
)
const KEY = fixture.bundle.publicKey

describe('user/{id}/publicKey', () => {
  it('refuses the key of a stranger, and tells nothing of whether there is one', async () => {
    const [own, foreign] = [await buildFacility(server), await buildFacility(server)]
    await server.expectOk(await signInAs(server, foreign.admin), storePublicKey, { publicKey: KEY })
    const client = await signInAs(server, own.admin)
    const stranger = await server.call(client, getPublicKey, { id: foreign.admin.id })
    const nobody = await server.call(client, getPublicKey, { id: '00000000-0000-4000-8000-000000000000' })
    expect(stranger).toMatchObject({ status: 403, refusal: { code: 'permission.missing' } })
    expect(nobody).toEqual(stranger)
  })

  it('says so where a colleague has none yet', async () => {
    const { facility, admin } = await buildFacility(server)
    const colleague = await buildMember(server, facility.id)
    const answer = await server.call(await signInAs(server, admin), getPublicKey, { id: colleague.id })
    expect(answer).toMatchObject({ status: 404, refusal: { code: 'vault.key_missing' } })
  })

  it('answers the key of a colleague', async () => {
    const { facility, admin } = await buildFacility(server)
    const colleague = await buildMember(server, facility.id)
    await server.expectOk(await signInAs(server, colleague), storePublicKey, { publicKey: KEY })
    const answer = await server.expectOk(await signInAs(server, admin), getPublicKey, { id: colleague.id })
    expect(answer.publicKey).toBe(KEY)
  })
})
