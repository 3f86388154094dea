import { describe, expect, it } from 'vitest'
import { judgePassword } from './passwordRules.ts'

describe('judgePassword', () => {
  it.each([
    ['is shorter than ten signs', 'Kurz-9aB!', ['length']],
    ['has no lower-case letter', 'GRÜNER-TEE-1887', ['lowercase']],
    ['has no upper-case letter', 'grüner-tee-1887', ['uppercase']],
    ['has no number', 'Grüner-Teekessel', ['number']],
    ['has no special character', 'GruenerTee1887x', ['special']],
    ['is a common word in disguise', 'P@ssw0rt2024!', ['common']],
    ['is a row of keys', 'Qwertz123456!', ['common']],
    ['joins common words', 'Praxis-Berlin-2024', ['common']],
  ])('refuses a password that %s', (_why, password, failed) => {
    expect(judgePassword(password).failed).toEqual(failed)
  })

  it('refuses the name in the e-mail address with decoration', () => {
    expect(judgePassword('Rosenbaum-2024!', ['rosenbaum@praxis-am-see.de']).failed).toEqual(['personal'])
  })

  it('lists every rule that an empty password breaks', () => {
    expect(judgePassword('').failed).toEqual(['length', 'lowercase', 'uppercase', 'number', 'special', 'common'])
  })

  it('accepts a password that follows the rules and calls a longer one stronger', () => {
    const short = judgePassword('Tee-Kanne7')
    const long = judgePassword('Der blaue Elefant trinkt um 7 Uhr Tee!')
    expect([short.failed, long.failed]).toEqual([[], []])
    expect(long.strength).toBe(4)
    expect(short.strength).toBeLessThan(long.strength)
  })

  it('calls repetition weak', () => {
    expect(judgePassword('aaaaaaaaaaaaaaaaaaaaB1!').strength).toBeLessThanOrEqual(1)
  })

  it('judges the composed and the decomposed form of a letter alike', () => {
    expect(judgePassword('Grüner-Tee 1887'.normalize('NFD'))).toEqual(judgePassword('Grüner-Tee 1887'))
  })
})
