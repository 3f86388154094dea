import { describe, expect, it } from 'vitest'
import { isSessionAlive, mustTouchSession, SESSION_ABSOLUTE_MS } from './sessionLife.ts'

const start = new Date('2026-03-02T08:00:00Z')
const after = (minutes: number) => new Date(start.getTime() + minutes * 60_000)
const times = { lastSeenAt: start, expiresAt: new Date(start.getTime() + SESSION_ABSOLUTE_MS), endedAt: null }

describe('life of a session', () => {
  it('is over once it was ended', () => {
    expect(isSessionAlive({ ...times, endedAt: start }, after(1))).toBe(false)
  })

  it('is over after 30 minutes without a request, to the minute', () => {
    expect(isSessionAlive(times, after(29.99))).toBe(true)
    expect(isSessionAlive(times, after(30))).toBe(false)
  })

  it('is over 12 hours after login however busy it was', () => {
    expect(isSessionAlive({ ...times, lastSeenAt: after(719) }, after(719.9))).toBe(true)
    expect(isSessionAlive({ ...times, lastSeenAt: after(719) }, after(720))).toBe(false)
  })

  it('is written at most once a minute', () => {
    expect(mustTouchSession(start, after(0.9))).toBe(false)
    expect(mustTouchSession(start, after(1))).toBe(true)
  })
})
