// @vitest-environment happy-dom
import { RouterContextProvider, type MiddlewareFunction } from 'react-router'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { UserSession } from '#features/account/contract/userSession.ts'
import { endSession, setSession } from '#features/account/web/door.ts'
import { setLocale } from '#base/web/locale.ts'
import { setStartError } from '#base/web/network.ts'
import type { Screen } from '../screen.ts'
import { guardsOf } from './guards.ts'
import { PageError } from './PageError.ts'

const FACILITY = '22222222-2222-4222-8222-222222222222'
const facility = {
  _id: FACILITY,
  name: 'Praxis am Lindenplatz',
  admin: 'a',
  demo: false,
  dpa: true,
  gtc: true,
  permissions: [],
  features: null as Record<string, boolean> | null,
}
const user: UserSession = {
  userID: 'u',
  email: 'a@example.org',
  displayName: 'A',
  firstName: 'A',
  lastName: 'B',
  permissions: [],
  root: false,
  facilities: [facility],
  filter: FACILITY,
  emailVerified: true,
  enabled2FA: false,
  useCase: 'medical',
  deletionAt: null,
  waiting: false,
  language: 'de',
  tos: true,
  dismissedBanners: [],
  lastUpdate: '',
  mustPickSubscription: false,
  hasKey: true,
  secured: true,
}

/** What comes of a visit: `in`, the status and sentence of the error page, or the address it is sent to. */
async function visit(row: Partial<Screen>, path = '/patient/7/view?tab=2'): Promise<string> {
  const screen: Screen = { name: 'x', path: '/x', layout: 'default', guards: [], title: { de: 'X', en: 'X' }, ...row }
  const request = new Request(`https://praxis.example${path}`)
  try {
    for (const guard of guardsOf(screen)) await run(guard, request)
    return 'in'
  } catch (error) {
    if (error instanceof Response) return `${error.status} ${error.headers.get('location')}`
    if (error instanceof PageError) return `${error.status} ${error.message}`
    throw error
  }
}

async function run(guard: MiddlewareFunction, request: Request): Promise<void> {
  const context = new RouterContextProvider()
  await guard({ request, url: new URL(request.url), params: {}, pattern: '', context }, () => Promise.resolve())
}

beforeEach(() => {
  setLocale('en')
  endSession()
  setStartError(null)
})
afterEach(() => setLocale('de'))

describe('guard loggedIn', () => {
  test('sends who is logged out to the login and keeps the target', async () => {
    expect(await visit({ guards: ['loggedIn'] })).toBe('302 /en/login?target=%2Fpatient%2F7%2Fview%3Ftab%3D2')
  })
  test('says that the server cannot be reached instead of asking for a login', async () => {
    setStartError('No server')
    expect(await visit({ guards: ['loggedIn'] })).toBe('503 No server')
  })
})

describe('guard loggedOut', () => {
  test('refuses who is logged in', async () => {
    setSession(user)
    expect(await visit({ guards: ['loggedOut'] })).toBe('403 You are already logged in')
  })
  test('lets everybody else in', async () => {
    expect(await visit({ guards: ['loggedOut'] })).toBe('in')
  })
})

describe('guard feature', () => {
  const row = { guards: ['feature'], feature: 'hl7', name: 'help-hl7' } as const
  test('asks for a login first', async () => {
    expect(await visit(row)).toMatch(/^302 \/en\/login/)
  })
  test('refuses a private user', async () => {
    setSession({ ...user, filter: 'private' })
    expect(await visit(row)).toBe('403 This feature requires a practice')
  })
  test('refuses a page that declares no feature', async () => {
    setSession(user)
    expect(await visit({ guards: ['feature'], name: 'some-page' })).toBe('400 Unknown feature some-page')
  })
  test('refuses a practice without the feature', async () => {
    setSession({ ...user, facilities: [{ ...facility, features: { study: true } }] })
    expect(await visit(row)).toBe('403 This feature is not available for this practice')
  })
  test('lets a practice in that has it, or that has no list of features', async () => {
    setSession({ ...user, facilities: [{ ...facility, features: { hl7: true } }] })
    expect(await visit(row)).toBe('in')
    setSession(user)
    expect(await visit(row)).toBe('in')
  })
})

describe('guard isBoss', () => {
  test.each([
    ['who is logged out to the login', null, '302 /en/login'],
    ['who has no second factor to the boss login', { ...user, permissions: ['boss.login'] }, '302 /en/boss/login'],
    ['who lacks the permission to the boss login', { ...user, enabled2FA: true }, '302 /en/boss/login'],
    ['the operator in', { ...user, enabled2FA: true, permissions: ['boss.login'] }, 'in'],
  ] as const)('sends %s', async (_who, who, outcome) => {
    if (who !== null) setSession({ ...who, permissions: [...who.permissions] })
    expect(await visit({ guards: ['isBoss'] })).toBe(outcome)
  })
})

test('landingSwitch sends who is logged in to the dashboard', async () => {
  expect(await visit({ guards: ['landingSwitch'] })).toBe('in')
  setSession(user)
  expect(await visit({ guards: ['landingSwitch'] })).toBe('302 /en/dashboard')
})
