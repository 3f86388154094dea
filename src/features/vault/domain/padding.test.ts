import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { padText, unpadText } from './padding.ts'

describe('padding of names', () => {
  it.each([
    ['nothing', []],
    ['a broken step', [0x80, 0, 0]],
    ['zeros only', Array.from({ length: 32 }, () => 0)],
    ['no end byte', Array.from({ length: 32 }, () => 1)],
    ['a whole step too many', [0x80, ...Array.from({ length: 63 }, () => 0)]],
  ])('refuses %s', (_what, bytes) => {
    expect(unpadText(Uint8Array.from(bytes))).toBeNull()
  })

  it('gives back every text and always ends on a step of 32 bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), (text) => {
        const padded = padText(text)
        expect(padded.length % 32).toBe(0)
        expect(padded.length - text.length).toBeLessThanOrEqual(32)
        expect(unpadText(padded)).toEqual(text)
      }),
    )
  })
})
