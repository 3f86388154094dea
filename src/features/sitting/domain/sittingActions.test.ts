import { describe, expect, it } from 'vitest'
import type { Actor } from '#base/domain/actor.ts'
import { sittingActions } from './sittingActions.ts'
import { SITTING_STATES } from './sittingState.ts'

const facilityID = 'practice'
const admin: Actor = {
  userID: 'u',
  sessionID: 's',
  proved: true,
  language: 'de',
  emailVerified: true,
  filter: facilityID,
  memberships: [{ facilityID, isAdmin: true, permissions: [] }],
}
const member = (...permissions: string[]): Actor => ({
  ...admin,
  memberships: [{ facilityID, isAdmin: false, permissions }],
})

describe('sittingActions', () => {
  it.each(SITTING_STATES)('offers nothing to a user of another practice (%s)', (state) => {
    expect(sittingActions(admin, { facilityID: 'other', state, trashAt: null })).toEqual([])
  })

  it.each(SITTING_STATES)('offers nothing to a member without permissions (%s)', (state) => {
    expect(sittingActions(member(), { facilityID, state, trashAt: null })).toEqual([])
  })

  it('does not let a member evaluate who may only prepare', () => {
    expect(sittingActions(member('sitting.create'), { facilityID, state: 'finished', trashAt: null })).toEqual([])
  })

  it('offers a fresh link while the sitting is open, and no evaluation', () => {
    expect(sittingActions(admin, { facilityID, state: 'running', trashAt: null })).toEqual(['initiate', 'trash'])
  })

  it('offers evaluation once it is finished, and no fresh link', () => {
    expect(sittingActions(admin, { facilityID, state: 'finished', trashAt: null })).toEqual([
      'evaluate',
      'compare',
      'progression',
      'trash',
    ])
  })

  it('offers only the way back from the trash', () => {
    expect(sittingActions(admin, { facilityID, state: 'finished', trashAt: new Date(0) })).toEqual(['restore'])
  })
})
