import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { vaultRefusals } from '../contract/refusals.ts'
import { type FacilitySecret, makeFacilitySecret } from './facilitySecret.ts'
import { openName, sealName } from './nameSeal.ts'

/** `VAULT_FLIPS=100000` runs as many swaps and flips as the page on encryption asks for. */
const FLIPS = Number(process.env['VAULT_FLIPS'] ?? 2000)
const IV = 100_000_000_001
const place = { patientID: 'patient-1', field: 'lastName' }
const failure = { code: 'vault.encryption_failed' }

let secret: FacilitySecret
let other: FacilitySecret
beforeAll(async () => {
  secret = await makeFacilitySecret('facility-1')
  other = await makeFacilitySecret('facility-2')
})

describe('sealName', () => {
  it.each([
    ['text', '100000000001'],
    ['a fraction', 100000000001.5],
    ['nothing', undefined],
    ['null', null],
    ['NaN', Number.NaN],
  ])('refuses %s as initialization vector, with the sentence of the catalogue and no plain text', async (_what, iv) => {
    const refused: unknown = await sealName(secret, place, iv, 'Möllenkötter').catch((error: unknown) => error)
    expect(refused).toMatchObject({
      ...failure,
      message: vaultRefusals['vault.encryption_failed'].en,
      cause: { message: 'Initialization vector must be a number' },
    })
    expect(JSON.stringify(refused)).not.toContain('Möllenkötter')
  })

  it.each([[99_999_999_999], [1_000_000_000_000]])(
    'refuses the initialization vector %d of a wrong length',
    async (iv) => {
      await expect(sealName(secret, place, iv, 'x')).rejects.toMatchObject(failure)
    },
  )

  it('refuses half a sign instead of storing a replacement sign', async () => {
    await expect(sealName(secret, place, IV, '\uD83D')).rejects.toMatchObject(failure)
  })

  it('gives back every text and hides its length', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme', maxLength: 80 }), async (text) => {
        const sealed = await sealName(secret, place, IV, text)
        expect(await openName(secret, place, sealed)).toBe(text)
      }),
      { numRuns: 300 },
    )
    const lengths = await Promise.all(
      ['', 'Li', 'Charlotte-Amalie von A'].map(async (text) => (await sealName(secret, place, IV, text)).length),
    )
    expect(new Set(lengths).size).toBe(1)
  })

  it('makes another ciphertext each time, even where the server repeats the iv', async () => {
    const sealed = await Promise.all(Array.from({ length: 50 }, () => sealName(secret, place, IV, 'Müller')))
    expect(new Set(sealed).size).toBe(50)
  })
})

describe('openName', () => {
  it.each([
    ['plain text', 'Möllenkötter'],
    ['nothing', ''],
    ['an iv alone', '100000000001-'],
    ['foreign data', '100000000001-AAAA'],
  ])('refuses %s', async (_what, text) => {
    await expect(openName(secret, place, text)).rejects.toMatchObject(failure)
  })

  it('refuses the name under another key, patient, field or facility', async () => {
    const sealed = await sealName(secret, place, IV, 'Möllenkötter')
    const renamed = { ...secret, facilityID: 'facility-2' }
    await expect(openName(other, place, sealed)).rejects.toMatchObject(failure)
    await expect(openName(renamed, place, sealed)).rejects.toMatchObject(failure)
    await expect(openName(secret, { ...place, patientID: 'patient-2' }, sealed)).rejects.toMatchObject(failure)
    await expect(openName(secret, { ...place, field: 'firstName' }, sealed)).rejects.toMatchObject(failure)
  })

  it(`accepts none of ${FLIPS} random swaps and altered signs`, { timeout: 120_000 }, async () => {
    const patients = Array.from({ length: 12 }, (_, index) => `patient-${index}`)
    const fields = ['refName', 'firstName', 'lastName']
    const places = patients.flatMap((patientID) => fields.map((field) => ({ patientID, field })))
    const sealed = await Promise.all(places.map((at, index) => sealName(secret, at, IV + index, `Name ${index}`)))
    let accepted = 0
    let tried = 0
    await fc.assert(
      fc.asyncProperty(
        fc.nat(places.length - 1),
        fc.nat(places.length - 1),
        fc.nat(10_000),
        fc.nat(62),
        async (from, to, at, step) => {
          const text = sealed[from] ?? ''
          const swap = from !== to && step % 2 === 0
          const target = places[swap ? to : from] ?? place
          const given = swap ? text : withAlteredSign(text, at % text.length, step)
          tried += 1
          await openName(secret, target, given).then(
            () => (accepted += 1),
            () => undefined,
          )
        },
      ),
      { numRuns: FLIPS },
    )
    expect({ tried, accepted }).toEqual({ tried: FLIPS, accepted: 0 })
  })
})

function withAlteredSign(text: string, at: number, step: number): string {
  const signs = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'
  const shifted = signs[(signs.indexOf(text[at] ?? '') + 1 + step) % signs.length] ?? '!'
  return text.slice(0, at) + (shifted === text[at] ? '!' : shifted) + text.slice(at + 1)
}
