import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatRecoveryCode, isLastRecoveryGroup, parseRecoveryCode } from './recoveryCode.ts'

const codeBytes = fc.uint8Array({ minLength: 35, maxLength: 35 })

describe('the code on the recovery kit', () => {
  it.each(['', 'ABCD', 'U'.repeat(56), '0'.repeat(55), '0'.repeat(57), `${'0'.repeat(55)}!`])('refuses %j', (typed) => {
    expect(parseRecoveryCode(typed)).toBeNull()
  })

  it('reads back what it wrote, in lower case, without hyphens and with mistaken letters too', () => {
    fc.assert(
      fc.property(codeBytes, (bytes) => {
        const code = formatRecoveryCode(bytes)
        expect(code).toMatch(/^(?:[0-9A-HJKMNP-TV-Z]{4}-){13}[0-9A-HJKMNP-TV-Z]{4}$/)
        const careless = code.toLowerCase().replaceAll('-', ' ').replaceAll('1', 'l').replaceAll('0', 'o')
        expect(parseRecoveryCode(code)).toEqual(bytes)
        expect(parseRecoveryCode(careless)).toEqual(bytes)
      }),
    )
  })

  it('confirms only the last group', () => {
    const code = formatRecoveryCode(Uint8Array.from({ length: 35 }, (_, index) => index * 7))
    expect(isLastRecoveryGroup(code, code.slice(-4).toLowerCase())).toBe(true)
    expect(isLastRecoveryGroup(code, ` ${code.slice(-4)} `)).toBe(true)
    expect(isLastRecoveryGroup(code, code.slice(0, 4))).toBe(false)
    expect(isLastRecoveryGroup(code, '')).toBe(false)
  })
})
