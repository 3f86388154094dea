import { describe, expect, it } from 'vitest'
import { isRegistrationOpen, needsFacility, offeredUseCases } from './registration.ts'

describe('registration', () => {
  it.each(['closed', 'invitation', 'waitingList'] as const)(
    'is not open to everyone in the mode %s',
    (registration) => {
      expect(isRegistrationOpen({ registration })).toBe(false)
    },
  )

  it('is open in the mode open', () => {
    expect(isRegistrationOpen({ registration: 'open' })).toBe(true)
  })

  it.each([
    [{ b2c: false, b2b: false, demo: false }, []],
    [{ b2c: true, b2b: false, demo: false }, ['private']],
    [{ b2c: false, b2b: true, demo: false }, ['medical']],
    [{ b2c: true, b2b: true, demo: true }, ['medical', 'private', 'demo']],
  ])('offers what the operation modes %o allow', (modes, offered) => {
    expect(offeredUseCases({ registration: 'open', ...modes })).toEqual(offered)
  })

  it('asks for a practice unless the account is private', () => {
    expect(needsFacility('medical')).toBe(true)
    expect(needsFacility('demo')).toBe(true)
    expect(needsFacility('private')).toBe(false)
  })
})
