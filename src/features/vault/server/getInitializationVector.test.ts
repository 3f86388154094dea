import { describe, expect, it } from 'vitest'
import { useTestServer } from '#app/server/useTestServer.ts'
import { buildFacility, signInAs } from '#db/seed/builders.ts'
import { getInitializationVector } from '../contract/getInitializationVector.ts'
import { initializationVectorFloor, LAST_IV } from '../domain/initializationVectorFloor.ts'
import { readInitializationVector } from '../domain/nameFormat.ts'
import { takeInitializationVector } from './initializationVectorQueries.ts'
import { facilityIv } from './vault.table.ts'

const server = useTestServer()

describe('facility/{facilityId}/iv', () => {
  it('refuses the counter of another practice', async () => {
    const [own, foreign] = [await buildFacility(server), await buildFacility(server)]
    const client = await signInAs(server, own.admin)
    const answer = await server.call(client, getInitializationVector, { facilityId: foreign.facility.id })
    expect(answer).toMatchObject({ status: 403, refusal: { code: 'permission.missing' } })
  })

  it('gives 12 digits and never the same twice, asked at once or one after the other', async () => {
    const { facility, admin } = await buildFacility(server)
    const client = await signInAs(server, admin)
    const ask = async () => (await server.expectOk(client, getInitializationVector, { facilityId: facility.id })).iv
    const given = [...(await Promise.all(Array.from({ length: 40 }, ask))), await ask(), await ask()]
    expect(new Set(given).size).toBe(42)
    for (const iv of given) expect(readInitializationVector(iv)).toBe(iv)
    expect(given.at(-1)).toBe(Math.max(...given))
  })

  it('jumps over what was given out after a backup that is restored', async () => {
    const { facility } = await buildFacility(server)
    const monday = new Date('2026-11-23T08:00:00Z')
    const backup = await takeInitializationVector(server.db, facility.id, monday)
    const later: number[] = []
    for (let i = 1; i <= 50; i += 1) {
      later.push(await takeInitializationVector(server.db, facility.id, new Date(monday.getTime() + i * 50)))
    }
    await server.db.update(facilityIv).set({ lastIv: backup })
    const afterRestore = await takeInitializationVector(server.db, facility.id, new Date(monday.getTime() + 3_600_000))
    expect(afterRestore).toBeGreaterThan(Math.max(...later))
  })

  it('goes on counting where the clock of the machine was put back', async () => {
    const { facility } = await buildFacility(server)
    const now = new Date('2026-11-23T08:00:00Z')
    const first = await takeInitializationVector(server.db, facility.id, now)
    expect(await takeInitializationVector(server.db, facility.id, new Date('2020-01-01T00:00:00Z'))).toBe(first + 1)
  })

  it('has enough numbers for two centuries', () => {
    expect(initializationVectorFloor(Date.UTC(2300, 0))).toBeLessThan(LAST_IV)
    expect(String(initializationVectorFloor(Date.UTC(1999, 0)))).toHaveLength(12)
  })
})
