import { describe, expect, it } from 'vitest'
import { formatSealedName, IV_NOT_A_NUMBER, parseSealedName, readInitializationVector } from './nameFormat.ts'

describe('readInitializationVector', () => {
  it.each([
    ['text', '100000000001'],
    ['a fraction', 100000000000.5],
    ['nothing', undefined],
    ['null', null],
    ['not a number', Number.NaN],
    ['infinity', Infinity],
    ['a negative number', -10000000000],
    ['a list', [100000000001]],
  ])('refuses %s with the words of the specification', (_what, value) => {
    expect(() => readInitializationVector(value)).toThrow(IV_NOT_A_NUMBER)
  })

  it.each([[0], [99_999_999_999], [1_000_000_000_000]])('refuses %d, which is not 12 bytes long', (value) => {
    expect(() => readInitializationVector(value)).toThrow('12 bytes')
  })

  it('accepts an integer of 12 digits', () => {
    expect(readInitializationVector(100_000_000_001)).toBe(100_000_000_001)
  })
})

describe('the e_ format', () => {
  it.each([
    '',
    'Müller',
    '100000000001',
    '100000000001-',
    '10000000001-AAAA',
    '1000000000011-AAAA',
    '000000000001-AAAA',
    '100000000001-AAA',
    '100000000001-AA A',
    ' 100000000001-AAAA',
    '100000000001-AAAA\n',
  ])('refuses %j', (text) => {
    expect(parseSealedName(text)).toBeNull()
  })

  it('reads what it wrote', () => {
    const name = { iv: readInitializationVector(999_999_999_999), dataBase64: 'AQID' }
    expect(parseSealedName(formatSealedName(name))).toEqual(name)
  })
})
