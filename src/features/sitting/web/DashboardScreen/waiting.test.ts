import { expect, test } from 'vitest'
import { sittingOf } from '../parts/sitting.example.ts'
import { waiting } from './waiting.ts'

const NOW = Date.parse('2026-11-21T09:00:00Z')
const alert = {
  alertID: 'a',
  itemID: 'q9',
  severity: 'critical',
  text: { de: '', en: '' },
  acknowledgedAt: null,
} as const
const ids = (sittings: { _id: string }[]) => sittings.map((one) => one._id)

test('wants nothing where all is in the trash', () => {
  const trashed = { trash: true, trashAt: '2026-11-20T09:00:00Z' }
  const all = [
    sittingOf({ unread: true, alerts: [alert], state: 'finished', ...trashed }),
    sittingOf({ state: 'running', ...trashed }),
    sittingOf({ state: 'pending', expiresAt: '2026-11-21T10:00:00Z', ...trashed }),
  ]
  expect(Object.values(waiting(all, NOW)).flat()).toEqual([])
})

test('an alert is listed once, as an alert, until somebody acknowledges it', () => {
  const open = sittingOf({ _id: 'open', state: 'finished', unread: true, alerts: [alert] })
  const seen = sittingOf({ _id: 'seen', state: 'finished', unread: false, alerts: [alert] })
  const done = sittingOf({
    _id: 'done',
    state: 'finished',
    unread: true,
    alerts: [{ ...alert, acknowledgedAt: '2026-11-21T08:00:00Z' }],
  })
  const { alerts, unread } = waiting([open, seen, done], NOW)
  expect(ids(alerts)).toEqual(['open', 'seen'])
  expect(ids(unread)).toEqual(['done'])
})

test('a link is due when it has ended or ends within seven days, the soonest first', () => {
  const pending = (_id: string, expiresAt: string) => sittingOf({ _id, state: 'pending', expiresAt })
  const all = [
    pending('later', '2026-11-29T09:00:00Z'),
    pending('week', '2026-11-28T09:00:00Z'),
    pending('ended', '2026-11-20T09:00:00Z'),
    sittingOf({ _id: 'running', state: 'running', expiresAt: '2026-11-21T10:00:00Z' }),
  ]
  expect(ids(waiting(all, NOW).due)).toEqual(['ended', 'week'])
})
